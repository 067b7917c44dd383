import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import type { ContactContents } from "../contract.ts";

export const messageRows = rowsOf(contactMessages);

type Origin = { source: "form" | "chat"; transcript: string };
export type StoredMessage = ContactContents &
  Origin & {
    id: string;
    created_at: Date;
    person_id: string | null;
  };
