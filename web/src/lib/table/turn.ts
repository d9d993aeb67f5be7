// The heading of a question, drawn or changed when a turn starts while nothing has the focus: the next Tab goes to the
// first option after it. Of several the first on the page.
export function turn(_: HTMLElement, mine: boolean): { update: (mine: boolean) => void } {
  function update(mine: boolean): void {
    if (!mine || document.activeElement !== document.body) return;
    const start = document.querySelector<HTMLElement>("[data-turn]");
    start?.focus({ preventScroll: true });
    start?.blur(); // the focus starts from there, but keys still go to the page
  }
  update(mine);
  return { update };
}
