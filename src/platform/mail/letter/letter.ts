import type { Mail } from "../mailbox.ts";

/** In a string, line breaks are kept. */
export type Block =
  | string
  | { link: string; label: string }
  /** To type or to copy. */
  | { code: string; label: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** What somebody else wrote. */
  | { quote: string }
  | { items: readonly { title: string; text: string; link?: string | undefined }[] };

/** Before it becomes HTML and text. */
export type Letter = Pick<Mail, "to" | "subject" | "replyTo" | "personal" | "unsubscribe"> & {
  blocks: readonly Block[];
};
