// The keyboard at the table. Titles come first; the rest is the same for all.
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import type { Table } from "./table.svelte";

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

export interface KeyActions {
  help(): void;
}

export function onKey(table: Table, event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event.target) || document.querySelector("dialog[open]")) return;
  const onButton = event.target instanceof HTMLElement && !!event.target.closest("button, a, summary");
  const use = (): void => event.preventDefault();
  if (table.curtain !== null) return;
  if (table.ui.key(table, event)) return use();
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "Enter":
      if (!onButton || table.draft) {
        // on an option that is already chosen, Enter confirms; anywhere else the button keeps its own Enter
        const chosen = event.target instanceof HTMLElement && event.target.closest("[aria-pressed='true']");
        if (onButton && !chosen) return;
        use();
        table.confirm();
      }
      break;
    case "Escape":
      table.clear();
      break;
    case "p":
      use();
      if (table.myTurn) table.pickToken("pass");
      else if (table.wishes[0]) table.line.ahead.toggle(table.wishes[0]);
      break;
    case "u":
      use();
      if (table.state?.undo) table.undo();
      break;
    case "y":
      use();
      if (table.state?.redo) table.redo();
      break;
    case "h":
      use();
      table.askHint();
      break;
    case "o":
      use();
      focusFirst(".opts [data-rove][tabindex='0'], .opts [data-rove]");
      break;
    case "b":
      use();
      focusFirst(".hall [data-rove][tabindex='0'], [data-lit]");
      break;
    case "g":
      use();
      table.guide?.next();
      break;
    case "l":
      use();
      focusFirst(".log ol");
      break;
    case "c":
      use();
      table.openChat(!table.chatOpen);
      requestAnimationFrame(() => focusFirst(".chat input"));
      break;
    case "m":
      use();
      settings.set({ sound: !settings.sound });
      break;
    case "x":
      use();
      route.go(`/text/${table.id}`);
      break;
    case "?":
      use();
      actions.help();
  }
}

function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
