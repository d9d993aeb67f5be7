/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  import type { IconName } from "./lib/ui/icon-names";
  export const icons: Record<IconName, string>;
}
