// What this browser has not got, as keys of words: a table plays without any of it.
import { canKeep } from "../offline/register";

export function canStore(): boolean {
  try {
    localStorage.setItem("courtier.try", "1");
    localStorage.removeItem("courtier.try");
    return true;
  } catch {
    return false; // private windows, or a person's choice
  }
}

export function lacks(): string[] {
  return [
    ...(canStore() ? [] : ["web-lacks-storage"]),
    ...(canKeep() ? [] : ["web-lacks-offline"]),
    ...(typeof AudioContext === "undefined" ? ["web-lacks-sound"] : []),
  ];
}
