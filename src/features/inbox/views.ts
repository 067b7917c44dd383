import type { CannedAnswer } from "#content/accounts/canned-answers.ts";
import type { ContactContents, SpamFinding } from "#features/contact/contract.ts";
import type { PersonDetails, Trace } from "#features/people/contract.ts";
import type { BookingLine } from "#shared/bookings.ts";
import type { Lead } from "#shared/leads.ts";
import type { DeliveryFate, DeliveryReason } from "#shared/deliveries.ts";
import type { SpamVerdict, Status } from "./contract.ts";
import type { TODAY_LISTS } from "./limits.ts";

/** `author` is null if the staff member has left. `text` is "" if staff answered in another program. */
export type Answer = {
  id: string;
  at: string;
  author: string | null;
  subject: string;
  text: string;
  /** Delivery state of the answer's email; null without an email, or if the record of the delivery was deleted. */
  state: DeliveryFate | null;
  /** Why the email was not sent yet; null if unknown, or if the site has not tried to send the email. */
  reason: DeliveryReason | null;
  files: StoredFile[];
};

/** A reply by email to an answer of staff. `at`: the time at which the site read the email. */
export type Reply = {
  id: string;
  at: string;
  kind: "reply" | "automatic" | "spam";
  email: string;
  name: string;
  subject: string;
  text: string;
  /** The text that the email quotes; "" if the email quotes nothing. */
  quoted: string;
  files: StoredFile[];
  /** Whether files are missing here, because the email was too large or too many replies arrived. */
  filesLeftOut: boolean;
};

/** `type` is the media type that the sender gave or that the contents show. `size` is in bytes. */
export type StoredFile = { id: string; name: string; type: string; size: number };

/** Times are ISO timestamps. */
export type MessageLine = {
  id: string;
  name: string;
  email: string;
  company: string;
  excerpt: string;
  status: Status;
  /** Name of the staff member to whom the message is assigned. */
  assignee: string | null;
  tags: string[];
  /** ISO date. */
  followUpOn: string | null;
  /** Whether the sender has replied to an answer, and staff have not answered the reply yet. */
  replied: boolean;
  /** Deadline of a request to erase personal data; null without such a request, or if the message is done. */
  eraseBy: string | null;
  /** Whether an older message in the list has the same text. */
  repeated: boolean;
  createdAt: string;
};

export type Inbox = {
  messages: MessageLine[];
  /** Other spellings of the search; empty unless the search finds few messages. */
  didYouMean: string[];
  /** A count of `MAX_COUNTED + 1` means that there are more than MAX_COUNTED messages. */
  counts: Record<Status, number>;
  staff: Colleague[];
  next: string | null;
};

/**
 * A member of staff. `name` is the email address if the person has set no name. `email`: null if the account service
 * knows no address of the person; `name` is then the person's id.
 */
export type Colleague = { id: string; email: string | null; name: string; signature: string };

/**
 * Data of the staff page "Today". `lists`: the first messages of each list, and as `count` the number of all its
 * messages; a count of `MAX_COUNTED + 1` means that there are more than MAX_COUNTED. `calls`: booked calls that have
 * not ended.
 */
export type Today = {
  lists: Record<TodayList, { count: number; messages: MessageLine[] }>;
  leads: LeadLine[];
  calls: BookingLine[];
};

export type LeadLine = {
  id: string;
  email: string;
  /** Id of the person with this email address; null if the email address is invalid. */
  personId: string | null;
  /** Title of the service that the lead asked about. */
  topic: string | null;
  /**
   * The message in which the visitor gave the email address. Leads that older releases stored have a sentence about the
   * service here, or "".
   */
  sentence: string;
  at: string;
};

export type TodayList = keyof typeof TODAY_LISTS;

/** Server-sent event of GET /api/admin/live. */
export type DeskEvent = { type: "listening" | "changed" };

export type SimilarMessage = Pick<MessageLine, "id" | "name" | "email" | "status" | "createdAt"> & {
  same: "text" | "phone";
  version: number;
  /**
   * Id of the person who sent this message; null if the same person sent both messages, or if the person is unknown.
   */
  otherPersonId: string | null;
};

export type MessageDetails = {
  message: Omit<MessageLine, "excerpt" | "repeated"> &
    ContactContents & {
      source: "form" | "chat";
      /** Name of the sender, as staff have corrected it since the message came; otherwise as sent. */
      knownName: string;
      transcript: string;
      replySubject: string;
      language: "en" | "de";
      note: string;
      version: number;
      assigneeId: string | null;
      personId: string | null;
      spam: {
        /** Spam points of the message. A message with `threshold` points or more is stored as spam. */
        score: number;
        threshold: number;
        findings: SpamFinding[];
        verdict: SpamVerdict | null;
      };
    };
  touches: PersonDetails["person"]["touches"];
  /** Booked calls, the most recently changed first. */
  calls: BookingLine[];
  /**
   * Record of whether the sender has become a customer; null if the sender is unknown. A request to change the record
   * has to contain `version`.
   */
  lead: { lead: Lead | null; version: number } | null;
  /** Files of the message itself, without those of replies and answers. */
  files: StoredFile[];
  answers: Answer[];
  replies: Reply[];
  /** Whether customers' replies arrive at the site. Otherwise, they arrive in the mailbox of the answer's author. */
  repliesComeHere: boolean;
  /** Whether the site has a mail server. */
  emailsLeave: boolean;
  similar: SimilarMessage[];
  /** The newest things that the sender did on the site, such as a download. This message is not among them. */
  traces: Trace[];
  changes: Trace[];
  staff: Colleague[];
  cannedAnswers: readonly CannedAnswer[];
};
