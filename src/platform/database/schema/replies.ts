import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { annotate, holds, notPersonal } from "../annotation.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull();

/** Emails in reply to our answers. The id is derived from the email, so that it is stored once. */
export const messageReplies = pgTable("message_replies", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
    message_id: uuid("message_id").notNull(),
    /** Header Message-ID; "" if there is none. */
    mail_id: text("mail_id").notNull().default(""),
    /** Files were too large to be stored. */
    files_left_out: boolean("files_left_out").notNull().default(false),
  }),
  kind: holds("progress", text("kind").$type<"reply" | "automatic" | "spam">().notNull()),
  email: holds("email", text("email").notNull()),
  name: holds("name", text("name").notNull().default("")),
  subject: holds("reply", text("subject").notNull().default("")),
  text: holds("reply", text("text").notNull()),
  /** The part that repeats earlier emails. */
  quoted: holds("reply", text("quoted").notNull().default("")),
  spam_reasons: holds("spam", jsonb("spam_reasons").notNull().default([])),
  created_at: holds("time", createdAt()),
});
annotate(messageReplies, {
  kind: "contactMessages",
  person: { links: [{ column: "message_id", of: "public.contact_messages" }] },
});

export const messageFiles = pgTable("message_files", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    message_id: uuid("message_id").notNull(),
    /** Both null: the file came with the message itself. */
    reply_id: uuid("reply_id"),
    answer_id: uuid("answer_id"),
    place: smallint("place").notNull().default(0),
  }),
  name: holds("file", text("name").notNull()),
  /** Media type; of a reply's file as the sender's program states it, of others by the contents. */
  type: holds("file", text("type").notNull()),
  /** Bytes. */
  size: holds("file", integer("size").notNull()),
  body: holds("file_body", bytea("body").notNull()),
  created_at: holds("time", createdAt()),
});
annotate(messageFiles, {
  kind: "contactMessages",
  person: { links: [{ column: "message_id", of: "public.contact_messages" }] },
});

/** How far each mailbox has been read. */
export const mailboxCursors = pgTable(
  "mailbox_cursors",
  notPersonal({
    mailbox: text("mailbox").primaryKey(),
    uid_validity: text("uid_validity").notNull(),
    last_uid: bigint("last_uid", { mode: "number" }).notNull(),
  }),
);
