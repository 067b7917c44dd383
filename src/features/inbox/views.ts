import type { CannedAnswer } from "#content/accounts/canned-answers.ts";
import type { ContactContents, SpamFinding } from "#features/contact/contract.ts";
import type { PersonDetails, Trace } from "#features/people/contract.ts";
import type { BookingLine } from "#shared/bookings.ts";
import type { Lead } from "#shared/leads.ts";
import type { DeliveryFate, DeliveryReason } from "#shared/deliveries.ts";
import type { SpamVerdict, Status } from "./contract.ts";
import type { TODAY_LISTS } from "./limits.ts";

/** `author` is the name of a member of staff; null: no longer staff. `text` is empty when staff answered in another program. */
export type Answer = {
  id: string;
  at: string;
  author: string | null;
  subject: string;
  text: string;
  /** State of its email; null: there was no email, or its record is deleted. */
  state: DeliveryFate | null;
  /** Why its email has not been sent yet; null: unknown, or sending was not tried. */
  reason: DeliveryReason | null;
  files: StoredFile[];
};

/** An email in reply to our answers. `at` is when it was read. */
export type Reply = {
  id: string;
  at: string;
  kind: "reply" | "automatic" | "spam";
  email: string;
  name: string;
  subject: string;
  text: string;
  /** The part that repeats earlier emails; "" if there is none. */
  quoted: string;
  files: StoredFile[];
  /** The email was too large for all of its files to be stored. */
  filesLeftOut: boolean;
};

/** `type` is what the sender's program states, or what the contents say; `size` is in bytes. */
export type StoredFile = { id: string; name: string; type: string; size: number };

/** Times are ISO. */
export type MessageLine = {
  id: string;
  name: string;
  email: string;
  company: string;
  excerpt: string;
  status: Status;
  /** Name of a member of staff; null: assigned to nobody. */
  assignee: string | null;
  tags: string[];
  /** ISO date. */
  followUpOn: string | null;
  /** Somebody replied, and has no answer yet. */
  replied: boolean;
  /** The person asks to be erased, which has to be done by then (ISO time). Null: they do not, or it is done. */
  eraseBy: string | null;
  /** Another message of this list has the same text. */
  repeated: boolean;
  createdAt: string;
};

export type Inbox = {
  messages: MessageLine[];
  /** `MAX_COUNTED + 1` means "more than MAX_COUNTED". */
  counts: Record<Status, number>;
  staff: Colleague[];
  next: string | null;
};

/** `name` is the address until they have set a name. */
export type Colleague = { id: string; email: string; name: string; signature: string };

/** The first messages of each list, how many there are (as in `Inbox`), and the leads that wait. */
export type Today = {
  lists: Record<TodayList, { count: number; messages: MessageLine[] }>;
  leads: LeadLine[];
  calls: BookingLine[];
};

export type LeadLine = {
  id: string;
  email: string;
  /** In `people`; null: the address is not valid. */
  personId: string | null;
  /** Title of a service; null: unknown. */
  topic: string | null;
  /** The visitor's text with the address; in old rows the sentence about the topic, or "". */
  sentence: string;
  at: string;
};

export type TodayList = keyof typeof TODAY_LISTS;

/** Server-sent events of GET /api/admin/live; after `changed`, pages ask again for what they show. */
export type DeskEvent = { type: "listening" | "changed" };

export type SimilarMessage = Pick<MessageLine, "id" | "name" | "email" | "status" | "createdAt"> & {
  same: "text" | "phone";
  version: number;
  /** Null: the same person as this message's, or nobody is known. */
  otherPersonId: string | null;
};

export type MessageDetails = {
  message: Omit<MessageLine, "excerpt" | "repeated"> &
    ContactContents & {
      source: "form" | "chat";
      transcript: string;
      replySubject: string;
      language: "en" | "de";
      note: string;
      version: number;
      assigneeId: string | null;
      personId: string | null;
      spam: {
        /** In points; a message with `threshold` or more is kept aside. */
        score: number;
        threshold: number;
        findings: SpamFinding[];
        verdict: SpamVerdict | null;
      };
    };
  /** First and last visit that led the person here; null if unknown. */
  touches: PersonDetails["person"]["touches"];
  /** Calls that the person booked, the latest change first. */
  calls: BookingLine[];
  /** Lead of the person, and the version of the person that a change names. Null: nobody is known by the address. */
  lead: { lead: Lead | null; version: number } | null;
  /** Files that came with the message itself. */
  files: StoredFile[];
  answers: Answer[];
  replies: Reply[];
  /** Whether what somebody replies to an answer stands here, instead of in the author's mailbox. */
  repliesComeHere: boolean;
  /** Recent messages with the same text or the same phone number. */
  similar: SimilarMessage[];
  /** The newest that the person left besides this message. */
  traces: Trace[];
  staff: Colleague[];
  cannedAnswers: readonly CannedAnswer[];
};
