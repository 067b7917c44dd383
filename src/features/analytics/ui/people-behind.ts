import type { Metric } from "../contract.ts";

/**
 * Query of the people list that shows the people whom a metric counts, by metric. Metrics that count no known people
 * are missing.
 */
const TRACES: Partial<Record<Metric, Record<string, string>>> = {
  downloads: { has: "download" },
  messages: { has: "message" },
  chats: { has: "chat" },
  won: { lead: "won" },
};

/** Returns a link to the list of the people whom a metric counts. @returns undefined if the list has no such filter */
export function peopleBehind(
  metric: Metric,
  { period, source, template }: { period: string; source?: string; template?: string },
): string | undefined {
  const trace = TRACES[metric];
  // Most visitors who chat leave no email address, so only the number of chats from one source has a link to people.
  if (!trace || (metric === "chats" && !source)) return undefined;
  // A won lead counts only for the person's first source and first template. The list would also show people who used
  // this source or template later.
  if (metric === "won" && (source || template)) return undefined;
  if (metric === "messages" && template) return undefined;
  const query = { ...trace, period, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
