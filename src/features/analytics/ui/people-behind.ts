import type { Metric } from "../contract.ts";

/** Filter of the people list for each metric that counts known people. */
const TRACES: Partial<Record<Metric, Record<string, string>>> = {
  downloads: { has: "download" },
  messages: { has: "message" },
  chats: { has: "chat" },
  won: { lead: "won" },
};

/**
 * Links to the people behind a metric.
 * @returns undefined for metrics that count unknown people, and for figures that the list cannot filter by
 */
export function peopleBehind(
  metric: Metric,
  { period, source, template }: { period: string; source?: string; template?: string },
): string | undefined {
  const trace = TRACES[metric];
  // Few visitors leave an address in the chat, so the chat's people are listed by source only.
  if (!trace || (metric === "chats" && !source)) return undefined;
  // The list would name everybody who ever came by the source; a message counts for several templates.
  if (metric === "won" && (source || template)) return undefined;
  if (metric === "messages" && template) return undefined;
  const query = { ...trace, period, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
