// A table has thousands of pieces. When it opens they are set up part by part, one task each, so that a slow phone answers
// between them; in the order in which they stand on the page.
const waiting: (() => void)[] = [];
let running = false;

function next(): void {
  const job = waiting.shift();
  if (!job) return void (running = false);
  job();
  setTimeout(next);
}

/** Does this when everything asked for before has been done; returns how to call it off. */
export function later(job: () => void): () => void {
  waiting.push(job);
  if (!running) {
    running = true;
    setTimeout(next);
  }
  return () => {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
  };
}
