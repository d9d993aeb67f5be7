// "Your turn" outside the page: the tab's title, and a browser notification where the person allowed it.
import { settings } from "../settings.svelte";

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Asks the browser for leave; false where it has no notifications or the person declined. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

export function notify(title: string, body: string, table: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const note = new Notification(title, { body, tag: `courtier-${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones offer the interface but allow it only to installed pages
  }
}
