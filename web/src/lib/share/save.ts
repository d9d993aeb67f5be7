// Hands the person a file that the page has made.
export function save(name: string, what: Blob): void {
  const url = URL.createObjectURL(what);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
