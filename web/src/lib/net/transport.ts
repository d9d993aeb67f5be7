// How requests and sockets leave the page.
import type { ClientMessage, ServerMessage } from "./types";

const SILENCE = 10_000; // ms in which a server that only has to look something up has answered

export interface Wire {
  send(message: ClientMessage): void;
  close(): void;
}

export interface WireEvents {
  open(): void;
  message(message: ServerMessage): void;
  closed(): void;
}

export interface Transport {
  request(method: string, path: string, body?: unknown, secret?: string): Promise<{ status: number; data: unknown }>;
  socket(table: string, events: WireEvents): Wire;
}

export const transport: Transport = {
  async request(method, path, body, secret) {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (secret) headers["Authorization"] = `Bearer ${secret}`;
    const answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: method === "GET" ? AbortSignal.timeout(SILENCE) : null, // others may have to think
    });
    const text = await answer.text();
    let data: unknown = null;
    try {
      data = text ? JSON.parse(text) : null;
    } catch {
      data = null; // a proxy's error page: the status alone is reported
    }
    return { status: answer.status, data };
  },
  socket(table, events) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
    socket.onopen = () => events.open();
    socket.onclose = () => events.closed();
    socket.onmessage = (event) => {
      try {
        events.message(JSON.parse(String(event.data)) as ServerMessage);
      } catch (problem) {
        console.error("unreadable message from the server", problem);
      }
    };
    return {
      send: (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => socket.close(),
    };
  },
};
