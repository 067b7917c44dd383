import type { ContactContents, SpamFinding } from "#features/contact/contract.ts";
import type { DeliveryFate, DeliveryReason } from "#shared/deliveries.ts";
import type { SpamVerdict, Status } from "./contract.ts";
import type { TODAY_LISTS } from "./limits.ts";

/** `author` is an address, or null when they have left; `text` empty: in a program of their own. */
export type Answer = {
  id: string;
  at: string;
  author: string | null;
  subject: string;
  text: string;
  /** Of its email; null: there is none, or it is forgotten. */
  state: DeliveryFate | null;
  /** Why its email has not left so far; null: unknown, or it was not tried. */
  reason: DeliveryReason | null;
};

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

export type Inbox = {
  messages: MessageLine[];
  /** One more than `MAX_COUNTED`: more than that. */
  counts: Record<Status, number>;
  staff: Colleague[];
  next: string | null;
};

export type Colleague = { id: string; email: string };

/** The first of each and how many, beyond `MAX_COUNTED` one more. Leads: those that wait. */
export type Today = {
  lists: Record<TodayList, { count: number; messages: MessageLine[] }>;
  leads: LeadLine[];
};

export type LeadLine = {
  id: string;
  email: string;
  /** In `people`; null: the address is none. */
  personId: string | null;
  /** Title of a service; null: unknown. */
  topic: string | null;
  /** What they wrote with the address; of old ones the sentence about the topic, or "". */
  said: string;
  at: string;
};

export type TodayList = keyof typeof TODAY_LISTS;

/** Of GET /api/admin/live, as server-sent events; `changed`: ask again. */
export type DeskEvent = { type: "listening" | "changed" };

export type ContactHistory = {
  messages: MessageLine[];
  leads: {
    interest: string | null;
    topic: string | null;
    sentence: string | null;
    wantsNewsletter: boolean;
    at: string;
  }[];
  downloads: { title: string; slug: string; at: string }[];
  hasAccount: boolean;
};

export type MessageDetails = {
  message: Omit<MessageLine, "excerpt"> &
    ContactContents & {
      source: "form" | "chat";
      transcript: string;
      replySubject: string;
      note: string;
      version: number;
      assigneeId: string | null;
      personId: string | null;
      spam: {
        /** In points; from `line` on a message is kept aside. */
        score: number;
        line: number;
        findings: SpamFinding[];
        verdict: SpamVerdict | null;
      };
    };
  answers: Answer[];
  traces: ContactHistory;
  staff: Colleague[];
};
