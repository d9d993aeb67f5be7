// Where a rule id is explained: "KB-048" stands on the page of its title.
const titles: Record<string, string> = { KB: "kingsburg", PAL: "paladins", ARC: "architects" };

export function ruleHref(id: string): string {
  const title = titles[id.split("-")[0] ?? ""] ?? "kingsburg";
  return `/rules/${title}#${id}`;
}
