import type { Metric } from "../contract.ts";

/** Filter of the people list for each metric that counts known people. */
const TRACES: Partial<Record<Metric, string>> = {
  downloads: "download",
  messages: "message",
  chats: "chat",
};

/**
 * Links to the people behind a metric.
 * @param which `week` is a Monday
 * @returns undefined for metrics that count unknown people
 */
export function peopleBehind(
  metric: Metric,
  { week, source, template }: { week: string; source?: string; template?: string },
): string | undefined {
  const has = TRACES[metric];
  // Few visitors leave an address in the chat, so the chat's people are listed by source only.
  if (!has || (metric === "chats" && !source)) return undefined;
  const query = { has, week, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
