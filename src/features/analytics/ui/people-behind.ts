import type { Metric } from "../contract.ts";

/**
 * The query parameters of a link to the list of people, by metric. With them, the list shows only the people whom the
 * metric counts. There is no link for metrics that are missing here.
 */
const TRACES: Partial<Record<Metric, Record<string, string>>> = {
  downloads: { has: "download" },
  messages: { has: "message" },
  chats: { has: "chat" },
  won: { lead: "won" },
};

/**
 * Returns a link to the list of the people whom a metric counts.
 * @returns undefined if no filter of the list selects exactly these people
 */
export function peopleBehind(
  metric: Metric,
  { period, source, template }: { period: string; source?: string; template?: string },
): string | undefined {
  const trace = TRACES[metric];
  // The list contains only people whose email address is known. The number of all chats includes visitors who gave no
  // address, so it has no link. The number of chats for one source includes only visitors who gave one.
  if (!trace || (metric === "chats" && !source)) return undefined;
  // A won lead is counted for the person's first source and first template only. The list, however, would also show
  // people who came by this source, or downloaded this template, later. Therefore there is no link.
  if (metric === "won" && (source || template)) return undefined;
  if (metric === "messages" && template) return undefined;
  const query = { ...trace, period, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
