// The page /privacy: what is really stored, why and how long. The program takes its periods
// from `retention`, so that the page and the program cannot disagree.
// Have it checked by somebody who knows the law where you are before going online.
import { brand } from "./brand.ts";
import { contact } from "../landing/contact.ts";
import type { SectionHeading } from "../types.ts";

export interface StoredData {
  what: string;
  contains: string;
  why: string;
  howLong: string;
}

export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** Shown as a table: one row per kind of data. */
  stored?: readonly StoredData[];
}

/** How long what is kept, in the unit that the name says. The program takes its periods from here. */
interface Retention {
  contactMessageMonths: number;
  downloadLeadMonths: number;
  chatLeadMonths: number;
  /** Of a subscription that ended. */
  consentProofMonths: number;
  mailLogDays: number;
  rateLimitHours: number;
  vitalsDays: number;
  missedSearchDays: number;
  answerFeedbackDays: number;
  conversationTokenDays: number;
  /** Sign-ups whose address nobody confirmed. */
  unconfirmedAccountDays: number;
  /** What happened to accounts. */
  auditDays: number;
}

interface PrivacyPage extends SectionHeading {
  /** ISO date. */
  updated: string;
  updatedLabel: string;
  columns: StoredData;
  sections: readonly PrivacySection[];
}

export const retention: Retention = {
  contactMessageMonths: 24,
  downloadLeadMonths: 24,
  chatLeadMonths: 12,
  consentProofMonths: 36,
  mailLogDays: 30,
  rateLimitHours: 25,
  vitalsDays: 30,
  missedSearchDays: 90,
  answerFeedbackDays: 180,
  conversationTokenDays: 30,
  unconfirmedAccountDays: 7,
  auditDays: 90,
};

const contactFields = Object.values(contact.form.fields).map(({ label, stored }, index) =>
  index === 0 ? label : (stored ?? label.toLowerCase()),
);

export const privacyPage: PrivacyPage = {
  heading: "Privacy",
  intro:
    "What this website stores about you, why, and for how long. No tracking cookies, no advertising, and no request from your browser to anyone but us and, if we use one, the service that keeps our accounts.",
  updated: "2026-11-21",
  updatedLabel: "Last changed",
  columns: {
    what: "What",
    contains: "What is in it",
    why: "Why",
    howLong: "How long",
  },
  sections: [
    {
      id: "controller",
      heading: "Who is responsible",
      paragraphs: [
        `${brand.legal.company}, ${brand.legal.street}, ${brand.legal.city}, ${brand.legal.country}.`,
        `${brand.legal.register}, ${brand.legal.vatId}.`,
        `Write to ${brand.email.privacy} about anything on this page.`,
      ],
    },
    {
      id: "stored",
      heading: "What we store",
      paragraphs: [
        "You can read the whole website and all template pages without telling us anything.",
        "A program of ours on our own server keeps aside messages that look like spam. Nobody is told of those at once, but they are not deleted before others, and our staff can read them; if we did not answer you, write to us directly.",
      ],
      stored: [
        {
          what: "Contact messages",
          contains: `${contactFields.join(", ")}, the time; what speaks for spam in it, what our staff said of that, and a checksum of its text.`,
          why: "To answer you and to prepare an offer you asked for; to keep spam aside, also when others send the same text.",
          howLong: `${retention.contactMessageMonths} months`,
        },
        {
          what: "Template downloads",
          contains: "Your email, the template, the time of the download.",
          why: "To know which templates are useful, and to warn you if one turns out to be faulty. A download is not a newsletter subscription.",
          howLong: `${retention.downloadLeadMonths} months`,
        },
        {
          what: "Chat leads",
          contains:
            "An email address if you wrote one in the chat, the subject you were interested in and the sentence that says so, the time, and whether you wanted the weekly tips.",
          why: "To get back to you about it.",
          howLong: `${retention.chatLeadMonths} months`,
        },
        {
          what: "Weekly tips",
          contains:
            "Your email, when, on which page and to which words you asked for the mail, and when you confirmed it by the link.",
          why: "To send you the mail and to be able to show that you wanted it. The mail that welcomes you names templates that fit those you downloaded.",
          howLong: `Until you unsubscribe; the proof of your consent ${retention.consentProofMonths} months longer, without your address`,
        },
        {
          what: "Addresses that want no mail",
          contains:
            "A scrambled form of an address that unsubscribed or that does not exist, from which it cannot be read back, and since when.",
          why: "So that nobody else can have it mailed again.",
          howLong: "Until you ask for the weekly tips again, by the link of our mail",
        },
        {
          what: "Accounts",
          contains:
            "Email, a scrambled form of your password from which it cannot be read back, your name if you give one, the browsers you are signed in with and since when, the key of an authenticator app if you set one up. Your downloads are shown there too.",
          why: "Only if you sign up or are invited: to let you in and to show you your downloads.",
          howLong: `Until you delete the account; a sign-up that is not confirmed ${retention.unconfirmedAccountDays} days`,
        },
        {
          what: "Account log",
          contains:
            "What happened to an account (signed in, password changed), when, and the network address it came from.",
          why: "To notice and to clear up attacks on accounts.",
          howLong: `${retention.auditDays} days`,
        },
        {
          what: "Mail log",
          contains:
            "To whom this website sent which kind of mail, when, and whether it was delivered.",
          why: "To notice mail that did not arrive.",
          howLong: `${retention.mailLogDays} days`,
        },
        {
          what: "Counters against abuse",
          contains: "How often your network address used a form, the search or the chat.",
          why: "To keep floods of messages and guessed passwords out.",
          howLong: `At most ${retention.rateLimitHours} hours`,
        },
        {
          what: "Loading times",
          contains:
            "How quickly a page appeared and reacted, and which page it was. No personal data.",
          why: "To keep the website fast.",
          howLong: `${retention.vitalsDays} days`,
        },
        {
          what: "Searches that found nothing",
          contains:
            "The words, how often they were searched for in the template library, and the last day. Nothing about who searched; a search with an address or a long number in it is not kept.",
          why: "To learn which templates are missing.",
          howLong: `${retention.missedSearchDays} days after the last time`,
        },
        {
          what: "Answers that were no help",
          contains:
            "If you press “This did not help” under an answer in the chat: your question, the answer, the page, and what you write about it. Nothing about who you are, unless you wrote it there.",
          why: "To make the answers better.",
          howLong: `${retention.answerFeedbackDays} days`,
        },
        {
          what: "Length of conversations",
          contains:
            "How much of an AI model's work a conversation took, under a random number. No personal data.",
          why: "To share that work out fairly and to know what it costs.",
          howLong: `${retention.conversationTokenDays} days`,
        },
        {
          what: "Technical log",
          contains: "Time, page and result of each request. No personal data.",
          why: "To find faults.",
          howLong: "As long as the server keeps its log",
        },
      ],
    },
    {
      id: "chat",
      heading: "The chat",
      paragraphs: [
        "The chat is a program, and an AI assistant if an AI provider is set up. Your conversation is kept in your own browser and goes when you close the chat there. We do not keep a copy, unless you leave a message for a person and tick that the conversation should go with it, which makes it part of that contact message, or tell us that an answer did not help: then we keep that question and answer.",
        "If an AI provider is set up, each message is passed to it by our server, together with the conversation so far, to write the answer. Your network address is not passed on. If none is set up, the assistant answers from this website's own content and nothing leaves our server.",
        "If you write an email address in the chat, it is stored as a chat lead, as the table above says. Please do not write anything there that is secret or about somebody's health.",
      ],
    },
    {
      id: "browser",
      heading: "In your browser",
      paragraphs: [
        "There are no tracking cookies, and this page loads nothing from other companies: fonts, pictures and programs come from this server. Your browser keeps a few things for you, which you can delete in its settings at any time:",
      ],
      points: [
        "the theme you chose, dark or light;",
        "the conversation in the chat, until you close the chat;",
        "what you typed into the contact form, until it is sent;",
        "the email you gave for a download, so that you need not type it again;",
        "the values you fill in for a template, if you tick that they should be kept, and which steps of its set-up you ticked off; we never get them;",
        "your sign-in, if you have an account and are signed in;",
        "the address we have sent a code to, while you sign up or choose a new password, until you close the tab.",
      ],
    },
    {
      id: "others",
      heading: "Who else gets something",
      paragraphs: [
        "Nobody buys or rents your data from us. Service providers who work for us by contract, for example for the server and for sending mail, see only what that work requires.",
        "If a hosted service keeps our accounts, your browser speaks with it when you sign up or sign in, and your email and password are kept there instead of here.",
        "The page for booking a call belongs to another provider. It opens in a new tab and only after you click; what you enter there is covered by that provider's own privacy notice.",
      ],
    },
    {
      id: "basis",
      heading: "The legal ground",
      paragraphs: [
        "Messages, downloads and accounts: to do what you asked us for, including steps before a contract (Art. 6(1)(b) GDPR). The weekly tips: your consent, which you can withdraw at any time (Art. 6(1)(a)). Counters, sorting out spam, the mail log, addresses that want no mail, and following up on a chat: our legitimate interest in a working website, in leaving you alone and in answering you (Art. 6(1)(f)).",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        `Write to ${brand.email.privacy}, and we will do it without asking for a reason, unless a law keeps us from it.`,
      ],
      points: [
        "You may see what we store about you and get a copy of it.",
        "You may have it corrected, deleted or restricted.",
        "You may take it with you in a form that programs can read.",
        "You may object, and withdraw a consent for the future.",
        "You may complain to a data protection authority, for example the one where you live.",
      ],
    },
  ],
};
