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
 * Replies that people sent by email to answers from staff. The id of a reply is derived from the email, so each reply
 * is stored only once.
 */
export const messageReplies = pgTable("message_replies", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
    message_id: uuid("message_id").notNull(),
    /** The email's Message-ID; "" if it has none. */
    mail_id: text("mail_id").notNull().default(""),
    /** Whether some of the email's files were not stored, for example because they were too large. */
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
    /**
     * `reply_id`, `answer_id`: id of the reply or of the answer to which the file belongs. If both are null, the file
     * came with the message.
     */
    reply_id: uuid("reply_id"),
    answer_id: uuid("answer_id"),
    place: smallint("place").notNull().default(0),
  }),
  name: holds("file", text("name").notNull()),
  /**
   * Media type. For a file of a reply, it is the type that the sender's mail program states; for any other file, it is
   * the type that the file's contents show.
   */
  type: holds("file", text("type").notNull()),
  /** Size in bytes. */
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
