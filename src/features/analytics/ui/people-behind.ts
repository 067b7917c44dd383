import type { Metric } from "../contract.ts";

/** What of a person a metric counts; of the others nobody knows who it was. */
const TRACES: Partial<Record<Metric, string>> = {
  downloads: "download",
  messages: "message",
  chats: "chat",
};

/** @param which `week` is a Monday @returns undefined for metrics without people */
export function peopleBehind(
  metric: Metric,
  { week, source, template }: { week: string; source?: string; template?: string },
): string | undefined {
  const has = TRACES[metric];
  // In the chat an address is left by few: who they were is told by source alone.
  if (!has || (metric === "chats" && !source)) return undefined;
  const query = { has, week, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
