// Texts of the page /privacy: which data is stored, why and how long. The code takes its periods from
// `retention`, so that page and code cannot disagree. Let a lawyer of your country check the page
// before going online.
import { brand, isSample } from "./brand.ts";
import { imprintPage } from "./imprint.ts";
import type { SectionHeading } from "../types.ts";

export interface StoredData {
  what: string;
  contains: string;
  from: string;
  why: string;
  howLong: string;
}

export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /**
   * true: the section shows the table of stored data, with one row for each of `kinds` in
   * stored-data.ts.
   */
  stored?: true;
}

/** Retention periods, in the unit that the name ends with. The code takes its periods from here. */
type Retention = {
  contactMessageMonths: number;
  downloadLeadMonths: number;
  chatLeadMonths: number;
  /** Unconfirmed requests; also the time for which a mailed link works. */
  newsletterRequestDays: number;
  /** Proofs of consent of ended subscriptions. */
  consentProofMonths: number;
  mailLogDays: number;
  /** Rows of the mail log after their addresses were deleted. */
  mailRowDays: number;
  rateLimitHours: number;
  vitalsDays: number;
  visitMonths: number;
  /** The random salt of a day, after the end of that day. */
  visitSaltHours: number;
  missedSearchDays: number;
  answerFeedbackDays: number;
  conversationTokenDays: number;
  /** Sign-ups whose address nobody confirmed. */
  unconfirmedAccountDays: number;
  /** Sessions of signed-in browsers, since their last use. */
  sessionUnusedDays: number;
  sessionMaxDays: number;
  /** Mailed codes and links. Invitations are stored longest. */
  mailedCodeDays: number;
  /** Requests for a code of an authenticator app. */
  challengeDays: number;
  /** Audit log of the accounts. */
  auditDays: number;
  /** Records of erasures, which are stored longer than any backup. */
  erasureMonths: number;
  /** Backups in the data folder. On PostgreSQL: enter the retention of your own backups. */
  backupDays: number;
  /** Data that a restored backup has replaced. */
  setAsideDays: number;
};

interface PrivacyPage extends SectionHeading {
  /** ISO date. */
  updated: string;
  updatedLabel: string;
  /** Heading of the table of contents. */
  contents: string;
  columns: StoredData;
  sections: readonly PrivacySection[];
}

export const retention: Retention = {
  contactMessageMonths: 24,
  downloadLeadMonths: 24,
  chatLeadMonths: 12,
  newsletterRequestDays: 7,
  consentProofMonths: 36,
  mailLogDays: 30,
  mailRowDays: 90,
  rateLimitHours: 25,
  vitalsDays: 30,
  visitMonths: 14,
  visitSaltHours: 1,
  missedSearchDays: 90,
  answerFeedbackDays: 180,
  conversationTokenDays: 30,
  unconfirmedAccountDays: 7,
  sessionUnusedDays: 30,
  sessionMaxDays: 90,
  mailedCodeDays: 3,
  challengeDays: 1,
  auditDays: 90,
  erasureMonths: 36,
  backupDays: 14,
  setAsideDays: 30,
};

/**
 * Lines about who is responsible for the data. While the imprint has sample data, the page shows the imprint's sentence
 * about that.
 */
function responsible(): string[] {
  const { company, street, city, country, register, vatId } = brand.legal;
  const entries = [
    [company, street, city, country],
    [register, vatId],
  ];
  return entries.flat().some(isSample)
    ? [imprintPage.missing.intro]
    : entries
        .map((line) => line.filter(Boolean).join(", "))
        .filter(Boolean)
        .map((line) => `${line}.`);
}

export const privacyPage: PrivacyPage = {
  heading: "Privacy",
  intro:
    "What this website stores about you, why, and for how long. No tracking cookies, no advertising, and no request from your browser to anyone but us and, if we use one, the service that keeps our accounts.",
  updated: "2026-11-23",
  updatedLabel: "Last changed",
  contents: "On this page",
  columns: {
    what: "What",
    contains: "What is in it",
    from: "Where it comes from",
    why: "Why",
    howLong: "How long",
  },
  sections: [
    {
      id: "controller",
      heading: "Who is responsible",
      get paragraphs() {
        return [...responsible(), `Write to ${brand.email.privacy} about anything on this page.`];
      },
    },
    {
      id: "stored",
      heading: "What we store",
      paragraphs: [
        "You can read the whole website and all template pages without telling us anything.",
        "A program of ours on our own server keeps aside messages that look like spam. Nobody is told of those at once, but they are not deleted before others, and our staff can read them; if we did not answer you, write to us directly.",
      ],
      stored: true,
    },
    {
      id: "chat",
      heading: "The chat",
      paragraphs: [
        "The chat is a program, and an AI assistant if an AI provider is set up. Your conversation is kept in your own browser and goes when you close the chat there. We do not keep a copy, but for what you write beside an email address, unless you leave a message for a person and tick that the conversation should go with it, which makes it part of that contact message, or tell us that an answer did not help: then we keep that question and answer.",
        "If an AI provider is set up, each message is passed to it by our server, together with the conversation so far, to write the answer. Your network address is not passed on. If none is set up, the assistant answers from this website’s own content and nothing leaves our server.",
        "If you write an email address in the chat, it is stored as a chat lead with what you wrote beside it, as the table above says, and our team is told. Please do not write anything there that is secret or about somebody’s health.",
      ],
    },
    {
      id: "browser",
      heading: "In your browser",
      paragraphs: [
        "There are no tracking cookies. This page loads nothing from other companies: fonts, pictures and programs come from this server. Your browser keeps a few things, which you can delete in its settings:",
      ],
      points: [
        "the theme you chose, dark or light;",
        "the conversation in the chat, until you close the chat;",
        "what you typed into the contact form, the chat or a form of your account, until you send or save it, close the tab or sign out, and what the check-up found in your workflow, until you close the tab;",
        "the email you gave for a download, so that you need not type it again, and which version of a template you took, so that its page tells you what changed;",
        "the values you fill in for a template, if you check that they should be kept, and which steps of its set-up you checked off; we never get them;",
        "your sign-in, if you have an account and are signed in;",
        "the address we have sent a code to, while you sign up or choose a new password, until you close the tab.",
      ],
    },
    {
      id: "others",
      heading: "Who else gets something",
      paragraphs: [
        "Nobody buys or rents your data from us. Service providers who work for us by contract, for example for the server and for sending email, see only what that work requires.",
        "If a hosted service keeps our accounts, your browser speaks with it when you sign up or sign in, and your email and password are kept there instead of here.",
        "The page for booking a call belongs to another provider. It opens in a new tab and only after you click; what you enter there is covered by that provider’s own privacy notice. It may report to us who booked which call, and when it is moved or canceled; the table above says what we keep of that. The link in an answer of ours to you fills in your name, email and language there, once you follow it.",
      ],
    },
    {
      id: "basis",
      heading: "The legal ground",
      paragraphs: [
        "Messages, downloads and accounts: to do what you asked us for, including steps before a contract (Art. 6(1)(b) GDPR). The weekly tips: your consent, which you can withdraw at any time (Art. 6(1)(a)). Counting visits, counters against abuse, sorting out spam, the email log, addresses that want no email, and following up on a chat: our legitimate interest in a working website, in leaving you alone and in answering you (Art. 6(1)(f)).",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      get paragraphs() {
        return [
          `Write to ${brand.email.privacy} from the address it is about, and we will do it without asking for a reason, unless a law keeps us from it. With an account you do it yourself, on your account page: take everything along as a file, or erase it.`,
          "What is erased is gone from our database and its emails at once, also from what others wrote about your address. In backups it stays until they are deleted, as the table above says; when one is restored before that, you are erased again before the website opens. If you unsubscribed, we keep a number from which your address cannot be read back, so that nobody else can have it mailed again; that too is deleted if you ask for it.",
        ];
      },
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
