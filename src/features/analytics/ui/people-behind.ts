import type { Metric } from "../contract.ts";

/** Query of the list of people that shows only those whom the metric counts. */
const TRACES: Partial<Record<Metric, Record<string, string>>> = {
  downloads: { has: "download" },
  messages: { has: "message" },
  chats: { has: "chat" },
  won: { lead: "won" },
};

/** @returns undefined if no filter of the list selects exactly the people whom the metric counts */
export function peopleBehind(
  metric: Metric,
  { period, source, template }: { period: string; source?: string; template?: string },
): string | undefined {
  const trace = TRACES[metric];
  // All chats include visitors who gave no address. The chats of one source do not.
  if (!trace || (metric === "chats" && !source)) return undefined;
  // A won lead counts for the first source and the first template only. The list would also show later ones.
  if (metric === "won" && (source || template)) return undefined;
  if (metric === "messages" && template) return undefined;
  const query = { ...trace, period, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
