// Whose board is on screen, where only one of them has room.
import type { Table } from "./table.svelte";

export class Looking {
  /** A seat; null means one's own. */
  at = $state<number | null>(null);

  /** There, or back from there. */
  toggle(seat: number): void {
    this.at = this.at === seat ? null : seat;
  }

  /** The next of these seats, after the last one one's own again. */
  next(table: Table, seats: number[]): void {
    const order = [null, ...seats.filter((seat) => seat !== table.seat)];
    this.at = order[(order.indexOf(this.at) + 1) % order.length] ?? null;
  }

  /** Phone: the tab of boards comes forward with this one. */
  open(table: Table, seat: number): void {
    this.at = seat === table.seat ? null : seat;
    table.tab = "board";
  }
}
