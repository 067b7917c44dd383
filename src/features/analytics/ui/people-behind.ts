import type { Metric } from "../contract.ts";

/**
 * For each metric, the query of the people list that shows the people whom the metric counts. A metric is missing if it
 * does not count known people.
 */
const TRACES: Partial<Record<Metric, Record<string, string>>> = {
  downloads: { has: "download" },
  messages: { has: "message" },
  chats: { has: "chat" },
  won: { lead: "won" },
};

/**
 * Returns a link to the list of the people whom a metric counts.
 * @returns undefined if the list cannot be filtered in this way
 */
export function peopleBehind(
  metric: Metric,
  { period, source, template }: { period: string; source?: string; template?: string },
): string | undefined {
  const trace = TRACES[metric];
  // Most visitors who chat leave no email address. Therefore chats have a link to people only if they are counted for
  // one source.
  if (!trace || (metric === "chats" && !source)) return undefined;
  // A won lead counts only for the person's first source and first template. The list would also show people who came
  // by this source, or downloaded this template, later.
  if (metric === "won" && (source || template)) return undefined;
  if (metric === "messages" && template) return undefined;
  const query = { ...trace, period, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
