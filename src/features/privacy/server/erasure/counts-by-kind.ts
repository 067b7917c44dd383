import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import { kinds } from "#content/site/stored-data.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";

export function countsByKind(counts: Record<string, number>): { what: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const [name, count] of Object.entries(counts)) {
    const what = whatOf(name);
    sums.set(what, (sums.get(what) ?? 0) + count);
  }
  return [...sums].map(([what, count]) => ({ what, count }));
}

function whatOf(name: string): string {
  if (name === "mails") return words.mails;
  if (name === "mentions") return words.mentioned;
  const kind = annotations[name]?.kind;
  return kind ? kinds[kind].what : name;
}
