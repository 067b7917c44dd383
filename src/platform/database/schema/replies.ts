import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { bytea, moment } from "./columns.ts";

/**
 * Replies by email to answers from staff. The id is derived from the email, so the site stores a reply only once, even
 * if it reads the email again.
 */
export const messageReplies = pgTable("message_replies", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
    message_id: uuid("message_id").notNull(),
    /** Message-ID of the email; "" if the email has none. */
    mail_id: text("mail_id").notNull().default(""),
    /** Whether some files were not stored, for example because they were too large. */
    files_left_out: boolean("files_left_out").notNull().default(false),
  }),
  kind: holds("progress", text("kind").$type<"reply" | "automatic" | "spam">().notNull()),
  email: holds("email", text("email").notNull()),
  name: holds("name", text("name").notNull().default("")),
  subject: holds("reply", text("subject").notNull().default("")),
  text: holds("reply", text("text").notNull()),
  /** The part of the reply that quotes earlier emails. */
  quoted: holds("reply", text("quoted").notNull().default("")),
  spam_reasons: holds("spam", jsonb("spam_reasons").notNull().default([])),
  created_at: holds("time", moment("created_at").notNull()),
});
annotate(messageReplies, {
  kind: "contactMessages",
  person: { links: [{ column: "message_id", of: "public.contact_messages" }] },
});

export const messageFiles = pgTable("message_files", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    message_id: uuid("message_id").notNull(),
    /** The reply to which the file belongs. If `reply_id` and `answer_id` are null, the file came with the message. */
    reply_id: uuid("reply_id"),
    answer_id: uuid("answer_id"),
    place: smallint("place").notNull().default(0),
  }),
  name: holds("file", text("name").notNull()),
  /**
   * Media type. The sender's mail program states the type of a reply's file; for other files, their contents show it.
   */
  type: holds("file", text("type").notNull()),
  /** In bytes. */
  size: holds("file", integer("size").notNull()),
  body: holds("file_body", bytea("body").notNull()),
  created_at: holds("time", moment("created_at").notNull()),
});
annotate(messageFiles, {
  kind: "contactMessages",
  person: { links: [{ column: "message_id", of: "public.contact_messages" }] },
});

/** For each mailbox, the last email that the site has read. */
export const mailboxCursors = pgTable(
  "mailbox_cursors",
  notPersonal({
    mailbox: text("mailbox").primaryKey(),
    uid_validity: text("uid_validity").notNull(),
    last_uid: bigint("last_uid", { mode: "number" }).notNull(),
  }),
);
