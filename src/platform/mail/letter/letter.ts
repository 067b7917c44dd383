import type { Mail } from "../mailbox.ts";

/** A string is a paragraph, in which line breaks are kept. */
export type Block =
  | string
  | { link: string; label: string }
  | { code: string; label: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { quote: string }
  | { items: readonly { title: string; text: string; link?: string | undefined }[] };

export type Letter = Pick<
  Mail,
  "to" | "subject" | "replyTo" | "references" | "personal" | "unsubscribe" | "attachments"
> & {
  blocks: readonly Block[];
};
