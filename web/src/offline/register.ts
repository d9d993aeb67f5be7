// Lets the browser keep the page for times without network, where it can; everything else works the same without.
export const canKeep = (): boolean => "serviceWorker" in navigator && "caches" in globalThis;

/** After the page has loaded: it must not wait for this. */
export function keepPage(): void {
  if (!canKeep() || !import.meta.env.PROD) return;
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
