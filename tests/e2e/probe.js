// Listens in on the table's sockets, so that a test can wait for a position that the page has drawn. Changes nothing.
(() => {
  const lines = [];
  const sent = [];
  const answers = {};
  const hands = { mouse: 0, touch: 0 };
  window.__probe = {
    lines,
    hands,
    /** The newest drawn position in which a seat of this page is asked, or the end; null while there is none after `seq`. */
    turn(after) {
      if (document.querySelector("[data-later]")) return null; // parts of the table are still to be set up
      // with two seats on one screen, the page turns to the other one when both have heard
      const heard = lines.filter((line) => line.open).map((line) => line.drawn?.seq ?? -1);
      if (Math.min(...heard) < Math.max(...heard)) return null;
      for (const line of [...lines].reverse()) {
        const state = line.drawn;
        if (!line.open || !state || state.seq <= after) continue;
        const asked = line.seat !== null && state.asks.some((ask) => ask.seat === line.seat);
        if ((asked && state.options.length) || state.over) return { ...state, seat: line.seat, seats: line.seats };
      }
      return null;
    },
    /** The newest drawn position of a line, whoever is asked. */
    now() {
      if (document.querySelector("[data-later]")) return null;
      const line = [...lines].reverse().find((l) => l.open && l.drawn);
      return line ? { ...line.drawn, seat: line.seat, seats: line.seats } : null;
    },
    /** The same, once it is the one after event `seq` or newer and somebody is asked, or the end. */
    heard(seq) {
      const state = this.now();
      return state && state.seq >= seq && (state.asks.length || state.over) ? state : null;
    },
    /** What the server said to the n-th choice of this page; null while it has not. */
    answer(n) {
      return answers[this.sent("choose")[n]?.id] ?? null;
    },
    /** Chooses on the wire, for a test that is not about how. */
    choose(token) {
      const line = [...lines].reverse().find((l) => l.open && l.drawn);
      const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
      line.socket.send(JSON.stringify({ type: "choose", id: id.join(""), seq: line.drawn.seq, token }));
    },
    sent(type) {
      return sent.filter((message) => message.type === type);
    },
  };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      const line = { open: true, seat: null, seats: [], drawn: null, socket: this };
      lines.push(line);
      this.addEventListener("close", () => (line.open = false));
      this.close = (...args) => {
        line.open = false; // given up: a server that stands takes a minute to say goodbye
        super.close(...args);
      };
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type === "welcome") {
          line.seat = message.seat;
          line.seats = message.seats;
        } else if (message.type === "presence") line.seats = message.seats;
        else if (message.type === "ack" || message.type === "refused") answers[message.id] = message;
        // the page hears the message after us and draws in a microtask: a timer comes after both
        else if (message.type === "state") setTimeout(() => (line.drawn = message));
      });
    }
    send(data) {
      sent.push(JSON.parse(data));
      super.send(data);
    }
  };
  for (const name of ["mousedown", "mousemove", "wheel"]) addEventListener(name, () => (hands.mouse += 1), true);
  addEventListener("touchstart", () => (hands.touch += 1), true);
})();
