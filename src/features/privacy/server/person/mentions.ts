import { tableTitles } from "#content/site/stored-labels.ts";
import type { Mention } from "../../contract.ts";

type Place = { page: string; key: string; time: string };

const CREATED = { time: "created_at" };

/**
 * For each table, the page of the back office that shows its rows, and the column whose value is in the URL of that
 * page.
 */
export const mentionPlaces: Readonly<Record<string, Place>> = {
  "public.contact_messages": { page: "/admin/messages", key: "id", ...CREATED },
  "public.message_answers": { page: "/admin/messages", key: "message_id", ...CREATED },
  "public.chat_leads": { page: "/admin/people", key: "person_id", time: "timestamp" },
  "public.people": { page: "/admin/people", key: "id", ...CREATED },
  "public.person_notes": { page: "/admin/people", key: "person_id", ...CREATED },
  "public.deliveries": { page: "/admin/outbox", key: "id", ...CREATED },
  "public.delivery_tries": { page: "/admin/outbox", key: "delivery_id", time: "at" },
};

export type FoundMention = { table: string; key: string | null; at: string | null };

export function describeMentions(found: readonly FoundMention[]): Mention[] {
  const mentions = found.map(({ table, key, at }) => ({
    what: tableTitles[table] ?? table,
    at,
    to: key && `${mentionPlaces[table]?.page}/${key}`,
  }));
  const once = new Map(mentions.map((each) => [`${each.what} ${each.to} ${each.at}`, each]));
  return [...once.values()].toSorted((a, b) => (b.at ?? "").localeCompare(a.at ?? ""));
}
