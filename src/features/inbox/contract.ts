import { z } from "zod";
import type { ContactContents, SpamFinding } from "#features/contact/contract.ts";
import { Cursor } from "#shared/cursor.ts";
import { listQuery } from "#shared/list-query.ts";
import { multiLine } from "#shared/text/text.ts";
import { MAX_NOTE } from "./limits.ts";

export const STATUSES = ["new", "open", "done", "spam"] as const;
export type Status = (typeof STATUSES)[number];

export type SpamVerdict = "spam" | "not_spam";

/** Query of GET /api/admin/messages: without a status all but spam; `after` continues behind a message (its `createdAt_id`). */
export const InboxQuery = listQuery({
  status: z.enum(STATUSES, "The status is new, open, done or spam.").optional(),
  after: Cursor.optional(),
});
export type InboxQuery = z.output<typeof InboxQuery>;

/**
 * Body of PATCH /api/admin/messages/:id. A status that is or was spam is also what staff say of the
 * message: `spam`, or not.
 */
export const MessageChange = z.object({
  status: z.enum(STATUSES, "The status is new, open, done or spam.").optional(),
  note: multiLine(MAX_NOTE, "The note").optional(),
});
export type MessageChange = z.output<typeof MessageChange>;

/** Times are ISO. */
export type MessageLine = {
  id: string;
  name: string;
  email: string;
  company: string;
  excerpt: string;
  status: Status;
  createdAt: string;
};

/** Answer of GET /api/admin/messages. */
export type Inbox = {
  messages: MessageLine[];
  counts: Record<Status, number>;
  next: string | null;
};

/** By the same address, newest first. */
export type ContactHistory = {
  messages: MessageLine[];
  leads: {
    interest: string | null;
    /** Title of a service; null: unknown. */
    topic: string | null;
    sentence: string | null;
    wantsNewsletter: boolean;
    at: string;
  }[];
  downloads: { title: string; slug: string; at: string }[];
  hasAccount: boolean;
};

/** Answer of GET and PATCH /api/admin/messages/:id. */
export type MessageDetails = {
  message: Omit<MessageLine, "excerpt"> &
    ContactContents & {
      source: "form" | "chat";
      transcript: string;
      note: string;
      spam: {
        /** 0 to 100; from `line` on a message is kept aside. */
        score: number;
        line: number;
        findings: SpamFinding[];
        /** What staff said of it. */
        verdict: SpamVerdict | null;
      };
    };
  traces: ContactHistory;
};
