import { z } from "zod";
import type { ContactContents, SpamFinding } from "#features/contact/contract.ts";
import { Cursor } from "#shared/cursor.ts";
import { listQuery } from "#shared/list-query.ts";
import { multiLine, singleLine } from "#shared/text/text.ts";
import { MAX_NOTE, MAX_SEARCH, MAX_TAG, MAX_TAGS } from "./limits.ts";

export const STATUSES = ["new", "open", "done", "spam"] as const;
export type Status = (typeof STATUSES)[number];

export type SpamVerdict = "spam" | "not_spam";

const Tag = singleLine(MAX_TAG, "A tag").pipe(
  z.string().regex(/^[^,]+$/, "A tag is some text without a comma."),
);

/**
 * Query of GET /api/admin/messages: without a status all but spam; `q` has words of message, name,
 * address or company; `assignee` is an id of staff, `me` or `none`; `due` those to look at again by
 * today; `after` continues behind a message (its `createdAt_id`).
 */
export const InboxQuery = listQuery({
  status: z.enum(STATUSES, "The status is new, open, done or spam.").optional(),
  q: singleLine(MAX_SEARCH, "The search").optional(),
  assignee: z
    .union([z.literal(["me", "none"]), z.uuid()], "The assignee is me, none or an id.")
    .optional(),
  tag: Tag.optional(),
  due: z.literal("today", "Due is today.").optional(),
  after: Cursor.optional(),
});
export type InboxQuery = z.output<typeof InboxQuery>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** It is still yesterday somewhere. */
const ComingDay = z.iso
  .date("Please choose a day.")
  .refine((day) => Date.parse(day) > Date.now() - 2 * DAY_MS, "That day is over.")
  .refine((day) => Date.parse(day) < Date.UTC(2100, 0, 1), "That is too far away.");

/**
 * Body of PATCH /api/admin/messages/:id. A status that is or was spam is also what staff say of the
 * message: `spam`, or not. `version` is what they saw when they changed it: if it is another one by
 * now, the answer is 409 with what it is `present`ly; without it, nobody is told.
 */
export const MessageChange = z.object({
  status: z.enum(STATUSES, "The status is new, open, done or spam.").optional(),
  note: multiLine(MAX_NOTE, "The note").optional(),
  assignee: z.uuid("The assignee is somebody's id.").nullable().optional(),
  tags: z.array(Tag).max(MAX_TAGS, `At most ${MAX_TAGS} tags.`).optional(),
  followUpOn: ComingDay.nullable().optional(),
  version: z.int("The version is a number.").positive().optional(),
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
  /** Address of staff; null: nobody has taken it. */
  assignee: string | null;
  tags: string[];
  /** ISO date. */
  followUpOn: string | null;
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
      version: number;
      assigneeId: string | null;
      /** In `people`; null: the address is none. */
      personId: string | null;
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
  /** Who may take it. */
  staff: { id: string; email: string }[];
};
