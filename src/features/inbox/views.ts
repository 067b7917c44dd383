import type { CannedAnswer } from "#content/accounts/canned-answers.ts";
import type { ContactContents, SpamFinding } from "#features/contact/contract.ts";
import type { PersonDetails, Trace } from "#features/people/contract.ts";
import type { BookingLine } from "#shared/bookings.ts";
import type { Lead } from "#shared/leads.ts";
import type { DeliveryFate, DeliveryReason } from "#shared/deliveries.ts";
import type { SpamVerdict, Status } from "./contract.ts";
import type { TODAY_LISTS } from "./limits.ts";

/**
 * An answer by staff. `author` is null if the staff member has left. `text` is "" if staff answered in another program.
 */
export type Answer = {
  id: string;
  at: string;
  author: string | null;
  subject: string;
  text: string;
  /** State of the email with the answer. Null if there was no email, or if the record of the email has been deleted. */
  state: DeliveryFate | null;
  /** Reason why the email has not been sent yet. Null if the reason is unknown, or if sending was not tried yet. */
  reason: DeliveryReason | null;
  files: StoredFile[];
};

/** An email that replies to one of our answers. `at` is the time at which the site read this email. */
export type Reply = {
  id: string;
  at: string;
  kind: "reply" | "automatic" | "spam";
  email: string;
  name: string;
  subject: string;
  text: string;
  /** The part of the email that quotes earlier emails; "" if it quotes nothing. */
  quoted: string;
  files: StoredFile[];
  /** Whether the email was too large to store all of its files. */
  filesLeftOut: boolean;
};

/** A file of a message. `type` is the media type that the sender gave or that the contents show. `size` is in bytes. */
export type StoredFile = { id: string; name: string; type: string; size: number };

/** A message in a list of the inbox. Times are ISO timestamps. */
export type MessageLine = {
  id: string;
  name: string;
  email: string;
  company: string;
  excerpt: string;
  status: Status;
  /** Name of the staff member to whom the message is assigned; null if it is not assigned. */
  assignee: string | null;
  tags: string[];
  /** Day on which staff want to return to the message, as an ISO date. */
  followUpOn: string | null;
  /** Whether the sender has replied to an answer and the reply has not been answered yet. */
  replied: boolean;
  /**
   * ISO time by which a request to erase personal data has to be handled. Null if the message contains no such request,
   * or is done.
   */
  eraseBy: string | null;
  /** Whether an older message in the list has the same text. */
  repeated: boolean;
  createdAt: string;
};

export type Inbox = {
  messages: MessageLine[];
  /** Other spellings of the search. Empty unless the search finds little or nothing. */
  didYouMean: string[];
  /** Number of messages by status. `MAX_COUNTED + 1` means "more than MAX_COUNTED". */
  counts: Record<Status, number>;
  staff: Colleague[];
  next: string | null;
};

/** A staff member. `name` is the email address if the person has not set a name. */
export type Colleague = { id: string; email: string; name: string; signature: string };

/**
 * Data of the page "Today". `lists`: the first messages of each list, and the number of its messages (`MAX_COUNTED + 1`
 * means "more"). `leads`: leads that wait for an answer. `calls`: booked calls that have not ended.
 */
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
  /**
   * The message in which the visitor gave the email address. For leads of older releases, a sentence about the service
   * or "".
   */
  sentence: string;
  at: string;
};

export type TodayList = keyof typeof TODAY_LISTS;

/** Server-sent event of GET /api/admin/live. After the event `changed`, pages load their data again. */
export type DeskEvent = { type: "listening" | "changed" };

export type SimilarMessage = Pick<MessageLine, "id" | "name" | "email" | "status" | "createdAt"> & {
  same: "text" | "phone";
  version: number;
  /** Id of the person who sent the similar message. Null if it is the same person, or if the person is unknown. */
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
  /** Where the person's first and last known visits began; null if no visit is known. */
  touches: PersonDetails["person"]["touches"];
  /** Calls that the person booked, the most recently changed first. */
  calls: BookingLine[];
  /**
   * The person's customer record, and the version of the person's data. A request that changes the record has to name
   * this version. Null if the person is unknown.
   */
  lead: { lead: Lead | null; version: number } | null;
  /** Files that came with the message itself. Files of replies and answers are not included. */
  files: StoredFile[];
  answers: Answer[];
  replies: Reply[];
  /** Whether replies to an answer arrive in this inbox. Otherwise they arrive in the mailbox of the answer's author. */
  repliesComeHere: boolean;
  /** Recent messages with the same text or phone number. */
  similar: SimilarMessage[];
  /** The newest things that the person did, such as messages and downloads. This message itself is left out. */
  traces: Trace[];
  /** The newest changes of the message by staff. */
  changes: Trace[];
  staff: Colleague[];
  cannedAnswers: readonly CannedAnswer[];
};
