// A failure in the reader's language.
import { ApiError } from "../net/api";
import { say, t } from "./fluent.svelte";

export function sayError(problem: unknown): string {
  return problem instanceof ApiError ? say(problem.phrase) : t("web-error", { status: 0 });
}
