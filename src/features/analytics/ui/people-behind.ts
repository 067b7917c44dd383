import type { Figure } from "../contract.ts";

/** What of a person a figure counts; of the others nobody knows who it was. */
const TRACES: Partial<Record<Figure, string>> = {
  downloads: "download",
  messages: "message",
  chats: "chat",
};

/**
 * Address of the list of people whom a figure counts.
 * @param which `week` is a Monday
 * @returns undefined for figures without people
 */
export function peopleBehind(
  figure: Figure,
  { week, source, template }: { week: string; source?: string; template?: string },
): string | undefined {
  const has = TRACES[figure];
  // In the chat an address is left by few: who they were is told by source alone.
  if (!has || (figure === "chats" && !source)) return undefined;
  const query = { has, week, ...(source && { source }), ...(template && { template }) };
  return `/admin/people?${new URLSearchParams(query)}`;
}
