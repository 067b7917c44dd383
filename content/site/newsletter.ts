// The weekly tips: the emails for confirmation and welcome, and the pages of their links. The tips
// themselves are written and sent with a tool of your own, so promise nothing here that this website
// does not do.
import { brand } from "./brand.ts";
import type { Action } from "../types.ts";

interface NewsletterContent {
  mail: {
    subject: string;
    paragraphs: readonly string[];
    button: string;
    /** Sentence for people who did not request the tips. */
    otherwise: string;
    forget: string;
  };
  /**
   * Email after the confirmation, with a list of templates. `fitting` introduces the list if the person has downloaded
   * templates before, `popular` if not.
   */
  welcome: {
    subject: string;
    paragraphs: readonly string[];
    fitting: string;
    popular: string;
    end: string;
  };
  confirm: NewsletterStep;
  unsubscribe: NewsletterStep & { again: NewsletterReturn };
  /** Shown on the pages `confirm` and `unsubscribe` if the link to them was changed or is too old. */
  invalid: string;
  /** Shown if a confirmation link is opened again. */
  listed: string;
  /** Shown on the pages `confirm` and `unsubscribe` to a person who has already unsubscribed. */
  ended: string;
  /** Links shown on the pages for confirming and unsubscribing. */
  waysOn: readonly Action[];
}

export interface NewsletterStep {
  title: string;
  text: string;
  button: string;
  done: string;
}

/** Form on the page of a mailed link, with which a former subscriber can subscribe again. */
interface NewsletterReturn {
  title: string;
  text: string;
  label: string;
  button: string;
  done: string;
  /** Shown if the link was mailed to another address. */
  refused: string;
}

export const newsletter: NewsletterContent = {
  mail: {
    subject: "Please confirm: weekly automation tips",
    get paragraphs() {
      return [
        "Hello,",
        `somebody, we hope you, asked ${brand.name} to send the weekly automation tips to this address. One email a week at most, until you unsubscribe.`,
        "If you would like them, open this page and press the button there:",
      ];
    },
    button: "Confirm the weekly tips",
    otherwise:
      "If it was not you, you need not do anything: without the button nothing is sent, and we forget the address after a week.",
    forget: "Forget this address at once, and never mail it again",
  },
  welcome: {
    subject: "Welcome to the weekly automation tips",
    paragraphs: [
      "Hello,",
      "you have confirmed the weekly automation tips, thank you. From now on this address is on our list; the link at the end of this email takes it off at any time.",
    ],
    fitting: "To begin with, templates that fit what you downloaded:",
    popular: "To begin with, the templates that others download most:",
    end: "Unsubscribe",
  },
  confirm: {
    title: "Weekly automation tips",
    text: "One email a week at most, with something that can be automated in a business like yours. You can unsubscribe at any time.",
    button: "Yes, send me the tips",
    done: "Done. You are on the list, and a welcome email with templates to begin with is on its way.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    text: "No more weekly tips. We delete your address from the list and keep only a scrambled form of it, so that nobody else can have it mailed again.",
    button: "Unsubscribe",
    done: "Done. Your address is no longer on the list, and nobody else can put it there again.",
    again: {
      title: "Did you change your mind?",
      text: "Please type the address that our email came to. We then send a link to confirm, as at the first time.",
      label: "Email",
      button: "Send me the link",
      done: "An email with a link to confirm is on its way.",
      refused:
        "That is not the address that this link was mailed to. Please type the one that our email came to.",
    },
  },
  invalid:
    "This link is no longer valid. It may be incomplete, or older than a week. You can ask for the tips at any download; after unsubscribing, only the link in our last email to you starts them again.",
  listed:
    "You are on the list: there is nothing more to do. Every email from us has a link to unsubscribe.",
  ended:
    "You unsubscribed: your address is not on the list, and nobody else can put it there again.",
  waysOn: [
    { label: "Free templates", to: "page", path: "/templates" },
    { label: "Write to us", to: "section", section: "contact-form" },
  ],
};

/** Words by which a chat message requests or declines the weekly tips, in lower case. */
export const newsletterWish: Readonly<Record<"yes" | "about" | "none", readonly string[]>> = {
  yes: ["yes", "yes please", "sure", "ja", "gern", "gerne", "jawohl", "klar"],
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
    "wöchentlichen mails",
    "tipps per mail",
    "den tipps",
    "abonnieren",
    "abonniere",
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
