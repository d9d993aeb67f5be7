// Short messages at the edge of the screen; read aloud by screen readers.
export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "good" | "bad";
  rule: string | null;
}

class Toasts {
  list = $state<Toast[]>([]);
}

export const toasts = new Toasts();
let next = 1;

export function toast(text: string, kind: Toast["kind"] = "plain", rule: string | null = null): void {
  const id = next++;
  toasts.list = [...toasts.list.filter((other) => other.text !== text), { id, text, kind, rule }].slice(-3);
  setTimeout(() => dismiss(id), kind === "bad" ? 9000 : 5000);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((other) => other.id !== id);
}
