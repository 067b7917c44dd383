import type { CannedAnswer } from "#content/accounts/canned-answers.ts";
import type { ContactContents, SpamFinding } from "#features/contact/contract.ts";
import type { PersonDetails, Trace } from "#features/people/contract.ts";
import type { BookingLine } from "#shared/bookings.ts";
import type { Lead } from "#shared/leads.ts";
import type { DeliveryFate, DeliveryReason } from "#shared/deliveries.ts";
import type { SpamVerdict, Status } from "./contract.ts";
import type { TODAY_LISTS } from "./limits.ts";

/** An answer by staff. `author` is null if the staff member left. `text` is "" if staff answered in another program. */
export type Answer = {
  id: string;
  at: string;
  author: string | null;
  subject: string;
  text: string;
  /** State of the answer's email; null if the answer had no email, or the email's record is deleted. */
  state: DeliveryFate | null;
  /** Reason why the email is not sent yet; null if unknown, or not tried yet. */
  reason: DeliveryReason | null;
  files: StoredFile[];
};

/** An email that replies to our answers. `at` is the time at which the site read it. */
export type Reply = {
  id: string;
  at: string;
  kind: "reply" | "automatic" | "spam";
  email: string;
  name: string;
  subject: string;
  text: string;
  /** Part of the email that quotes earlier emails; "" if there is none. */
  quoted: string;
  files: StoredFile[];
  /** Whether the email was too large to store all of its files. */
  filesLeftOut: boolean;
};

/** `type` is the media type that the sender named or the contents show; `size` is in bytes. */
export type StoredFile = { id: string; name: string; type: string; size: number };

/** Times are ISO. */
export type MessageLine = {
  id: string;
  name: string;
  email: string;
  company: string;
  excerpt: string;
  status: Status;
  /** Name of the staff member to whom it is assigned; null if nobody. */
  assignee: string | null;
  tags: string[];
  /** ISO date. */
  followUpOn: string | null;
  /** Whether the sender replied and has no answer yet. */
  replied: boolean;
  /** ISO time by which a request to erase personal data must be done; null if the message is no such request, or is done. */
  eraseBy: string | null;
  /** Whether another message of the list has the same text. */
  repeated: boolean;
  createdAt: string;
};

export type Inbox = {
  messages: MessageLine[];
  /** Number of messages by status. `MAX_COUNTED + 1` means "more than MAX_COUNTED". */
  counts: Record<Status, number>;
  staff: Colleague[];
  next: string | null;
};

/** A staff member. `name` is the email address until the person has set a name. */
export type Colleague = { id: string; email: string; name: string; signature: string };

/** Data of the page Today: for each list its first messages and a count (as in `Inbox`), open leads, and coming calls. */
export type Today = {
  lists: Record<TodayList, { count: number; messages: MessageLine[] }>;
  leads: LeadLine[];
  calls: BookingLine[];
};

export type LeadLine = {
  id: string;
  email: string;
  /** Id of the lead's row in `people`; null if the email address is invalid. */
  personId: string | null;
  /** Title of the service that the lead asked about; null if unknown. */
  topic: string | null;
  /** The visitor's message with the address. Leads of older releases have a sentence about the service, or "". */
  sentence: string;
  at: string;
};

export type TodayList = keyof typeof TODAY_LISTS;

/** Server-sent events of GET /api/admin/live. After `changed`, pages load their data again. */
export type DeskEvent = { type: "listening" | "changed" };

export type SimilarMessage = Pick<MessageLine, "id" | "name" | "email" | "status" | "createdAt"> & {
  same: "text" | "phone";
  version: number;
  /** Id of the other sender; null if the sender is the same or unknown. */
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
        /** Spam points. A message with `threshold` points or more is stored as spam. */
        score: number;
        threshold: number;
        findings: SpamFinding[];
        verdict: SpamVerdict | null;
      };
    };
  /** Where the first and the last known visit of the person began; null if unknown. */
  touches: PersonDetails["person"]["touches"];
  /** Calls that the person booked, the most recently changed first. */
  calls: BookingLine[];
  /** The person's customer record, and the person's version, which a change must name; null if the person is unknown. */
  lead: { lead: Lead | null; version: number } | null;
  /** Files that came with the message, without those of replies and answers. */
  files: StoredFile[];
  answers: Answer[];
  replies: Reply[];
  /** Whether replies to an answer arrive in this inbox, instead of the author's mailbox. */
  repliesComeHere: boolean;
  /** Recent messages with the same text or phone number. */
  similar: SimilarMessage[];
  /** The newest timeline entries about something that the person did, without this message. */
  traces: Trace[];
  staff: Colleague[];
  cannedAnswers: readonly CannedAnswer[];
};
