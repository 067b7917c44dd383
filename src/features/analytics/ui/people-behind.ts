import type { Metric } from "../contract.ts";

/** Query parameters by metric. With them, the staff's list of people shows only the people whom the metric counts. */
const TRACES: Partial<Record<Metric, Record<string, string>>> = {
  downloads: { has: "download" },
  messages: { has: "message" },
  chats: { has: "chat" },
  won: { lead: "won" },
};

/**
 * @returns the URL of a list with exactly the people whom the metric counts; undefined if the list has no such filter
 */
export function peopleBehind(
  metric: Metric,
  { period, source, template }: { period: string; source?: string; template?: string },
): string | undefined {
  const trace = TRACES[metric];
  // The number of all chats includes visitors who gave no email address. They are not in the list of people, so this
  // number gets no link. The number of chats from one source counts only people in the list.
  if (!trace || (metric === "chats" && !source)) return undefined;
  // A won lead counts only for the person's first source and first template. A list filtered by source or template
  // would also show people for whom this source or template was a later one.
  if (metric === "won" && (source || template)) return undefined;
  if (metric === "messages" && template) return undefined;
  const query = { ...trace, period, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
