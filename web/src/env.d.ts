/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  export const icons: import("./lib/ui/icons").Outlines;
}
declare module "virtual:icons/*" {
  export const icons: import("./lib/ui/icons").Outlines;
}
