import { z } from "zod";
import { MAX_SEARCH } from "#features/back-office/limits.ts";
import { Cursor } from "#shared/lists/cursor.ts";
import { listQuery } from "#shared/lists/list-query.ts";
import { EmailAddress, multiLine, singleLine } from "#shared/text/text.ts";
import { Version } from "#shared/version.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { MAX_ANSWER, MAX_AT_ONCE, MAX_NOTE, MAX_SUBJECT, MAX_TAG, MAX_TAGS } from "./limits.ts";

export const STATUSES = ["new", "open", "done", "spam"] as const;
export type Status = (typeof STATUSES)[number];

export type SpamVerdict = "spam" | "not_spam";

export function distinctTags(tags: readonly string[]): string[] {
  const known = tags.map((tag) => tag.toLowerCase());
  return tags.filter((tag, place) => known.indexOf(tag.toLowerCase()) === place);
}

const Tag = singleLine(MAX_TAG, "A tag").pipe(
  z.string().regex(/^[^,]+$/, "A tag is some text without a comma."),
);

export const TOO_MANY_TAGS = `At most ${MAX_TAGS} tags.`;

/**
 * - `status`: without it, all messages except spam.
 * - `q`: words that must all occur in a message.
 * - `due`: messages that are not done and whose follow-up day has come.
 * - `waiting`: messages that are not done and have waited long for an answer.
 * - `replied`: messages with a reply that staff have not answered yet.
 */
const filters = {
  status: z.enum(STATUSES, "The status is new, open, done or spam.").optional(),
  q: singleLine(MAX_SEARCH, "The search").optional(),
  assignee: z
    .union([z.literal(["me", "none"]), z.uuid()], "The assignee is me, none or an id.")
    .optional(),
  tag: Tag.optional(),
  due: z.literal("today", "Due is today.").optional(),
  waiting: z.literal("long", "Waiting is long.").optional(),
  replied: z.literal("yes", "Replied is yes.").optional(),
};
export const InboxQuery = listQuery({ ...filters, after: Cursor.optional() });
export type InboxQuery = z.output<typeof InboxQuery>;

export const ExportQuery = listQuery(filters);
export type ExportQuery = z.output<typeof ExportQuery>;

/**
 * A follow-up day from today on. Yesterday (in UTC) is allowed too, because that day is not over yet in some time
 * zones.
 */
const ComingDay = z.iso
  .date("Please choose a day.")
  .refine((day) => Date.parse(day) > Date.now() - 2 * DAY_MS, "That day is over.")
  .refine((day) => Date.parse(day) < Date.UTC(2100, 0, 1), "That is too far away.");

/**
 * A change to or from the status "spam" also stores the verdict of staff about the message. `version` is the version of
 * the message that staff saw. If the message has another version by then, the server answers with 409.
 */
export const MessageChange = z.object({
  status: z.enum(STATUSES, "The status is new, open, done or spam.").optional(),
  note: multiLine(MAX_NOTE, "The note").optional(),
  assignee: z.uuid("The assignee is somebody's id.").nullable().optional(),
  tags: z.array(Tag).max(MAX_TAGS, TOO_MANY_TAGS).transform(distinctTags).optional(),
  followUpOn: ComingDay.nullable().optional(),
  /** Corrected email address of the sender. */
  email: z
    .string("Please enter an email address.")
    .trim()
    .min(1, "Please enter an email address.")
    .pipe(EmailAddress)
    .optional(),
  version: Version.optional(),
});
export type MessageChange = z.output<typeof MessageChange>;

export const BulkChange = z
  .object({
    ids: z
      .array(z.uuid("Each message is named by its id."))
      .min(1, "Please tick a message.")
      .max(MAX_AT_ONCE, `At most ${MAX_AT_ONCE} messages at once.`),
    status: MessageChange.shape.status,
    /**
     * Whether staff mark the messages as "not spam". Without this mark, the status of spam does not change, because a
     * message may have become spam after staff loaded the list.
     */
    notSpam: z.literal(true, "“Not spam” is true, or missing.").optional(),
    assignee: MessageChange.shape.assignee,
    followUpOn: MessageChange.shape.followUpOn,
    tag: Tag.optional(),
  })
  .refine(
    ({ status, assignee, followUpOn, tag }) =>
      [status, assignee, followUpOn, tag].some((value) => value !== undefined),
    "Please choose what to do with them.",
  );
export type BulkChange = z.output<typeof BulkChange>;

/**
 * Data to undo a change. `status`: the status before the change; never "spam", because taking a message out of spam may
 * send emails. `version`: the version after the change. `answer`: id of the note that staff have answered in another
 * mail program, if the change added this note; undoing deletes the note.
 */
export const Undoable = z.object({
  id: z.uuid("Each message is named by its id."),
  status: z.enum(["new", "open", "done"], "The status before was new, open or done."),
  version: Version,
  answer: z.uuid("The answer is named by its id.").optional(),
});
export type Undoable = z.output<typeof Undoable>;

/** Changes to undo. A change is not undone if somebody has changed its message since. */
export const Undo = z.object({
  messages: z
    .array(Undoable)
    .min(1, "There is nothing to undo.")
    .max(MAX_AT_ONCE, `At most ${MAX_AT_ONCE} messages at once.`),
});
export type Undo = z.output<typeof Undo>;

/** `undoable` is missing if nothing can be undone. */
export type BulkResult = {
  changed: number;
  refused: { id: string; error: string }[];
  undoable?: Undoable[];
};

/**
 * Without `text`, the answer is only a note that staff have answered in another mail program. `done`: whether the
 * status of the message becomes "done".
 */
export const NewAnswer = z.object({
  subject: singleLine(MAX_SUBJECT, "The subject")
    .pipe(z.string().min(1, "Please write a subject."))
    .optional(),
  text: multiLine(MAX_ANSWER, "The answer")
    .pipe(z.string().min(1, "Please write something."))
    .optional(),
  done: z.boolean("Please say whether it is done."),
  version: Version,
});
export type NewAnswer = z.output<typeof NewAnswer>;
