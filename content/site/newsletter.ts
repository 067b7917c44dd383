// The weekly tips: the mail that asks for confirmation, and the two pages its links lead to.
// {confirm} and {unsubscribe} in the mail are the links, each on a line of its own.
import { brand } from "./brand.ts";
import type { Action } from "../types.ts";

interface NewsletterContent {
  /** Paragraphs; `{confirm}` and `{unsubscribe}` are replaced by the links. */
  mail: { subject: string; text: readonly string[] };
  confirm: NewsletterStep;
  unsubscribe: NewsletterStep;
  /** On either page, for a link that was used, changed or is too old. */
  invalid: string;
  home: Action;
}

export interface NewsletterStep {
  title: string;
  text: string;
  button: string;
  done: string;
}

export const newsletter: NewsletterContent = {
  mail: {
    subject: "Please confirm: weekly automation tips",
    text: [
      "Hello,",
      `somebody, we hope you, asked ${brand.name} to send the weekly automation tips to this address. One mail a week, until you unsubscribe.`,
      "If you would like them, open this page and press the button:",
      "{confirm}",
      "If it was not you, you need not do anything: without the button nothing is sent, and we forget the address after a week. To be forgotten at once:",
      "{unsubscribe}",
      `${brand.name}, ${brand.email.hello}`,
    ],
  },
  confirm: {
    title: "Weekly automation tips",
    text: "One mail a week with something that can be automated in a business like yours. You can unsubscribe at any time.",
    button: "Yes, send me the tips",
    done: "Done. The next tips are on their way to you this week.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    text: "No more weekly tips, and we delete your address from the list.",
    button: "Unsubscribe",
    done: "Done. Your address is no longer on the list.",
  },
  invalid:
    "This link is no longer valid. It may have been used, or be older than a week. You can ask for the tips again at any time.",
  home: { label: "To the website", to: "page", path: "/" },
};

/** By these words in the chat somebody wishes for the weekly tips, or does not; in small letters. */
export const newsletterWish: Readonly<Record<"yes" | "about" | "none", readonly string[]>> = {
  yes: ["yes", "yes please", "sure", "ja", "gern", "gerne"],
  about: [
    "newsletter",
    "weekly tips",
    "weekly mail",
    "weekly email",
    "the tips",
    "automation tips",
    "subscribe",
    "sign me up",
    "wöchentlichen tipps",
    "wöchentliche mail",
    "die tipps",
    "abonnieren",
  ],
  none: [
    "no",
    "not",
    "don't",
    "never",
    "without",
    "unsubscribe",
    "stop",
    "look forward",
    "looking forward",
    "please write",
    "please call",
    "nein",
    "nicht",
    "kein",
    "keine",
    "keinen",
    "ohne",
    "our newsletter",
    "my newsletter",
    "unser newsletter",
    "unseren newsletter",
    "mein newsletter",
    "meinen newsletter",
  ],
};
