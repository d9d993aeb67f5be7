// The outlines of icons: those of every page, and those of the titles that have been opened.
import { icons } from "virtual:icons";
import type { IconName } from "./icon-names";

export type Outlines = Partial<Record<IconName, string>>;

const known: Outlines = { ...icons };

export function addIcons(more: Outlines): void {
  Object.assign(known, more);
}

export const outline = (name: IconName): string => known[name] ?? "";
