// All texts of the chat panel, and the questions it suggests. The assistant's manner is in
// assistant.ts; its knowledge is in this folder's other files and in the templates.
import { chatLauncher } from "./chat-launcher.ts";
import type { LinkedSentence } from "../types.ts";

interface ChatContent {
  title: string;
  /** Shown under the title: whether an AI model or the site's content answers. */
  disclosure: { model: string; site: string };
  greeting: string;
  placeholder: string;
  inputLabel: string;
  buttons: {
    send: string;
    stop: string;
    retry: string;
    minimize: string;
    close: string;
    closeMobile: string;
    bookCall: string;
    talkToPerson: string;
    viewTemplate: string;
    jumpToNewest: string;
  };
  closeQuestion: { text: string; cancel: string; confirm: string };
  labels: {
    conversation: string;
    bot: string;
    user: string;
    visitor: string;
    typing: string;
    yesterday: string;
    stopped: string;
    sources: string;
  };
  errors: { apiKey: string; connection: string; empty: string };
  notices: { offline: string; budgetSpent: string; tooLong: string; workflow: LinkedSentence };
  privacy: LinkedSentence;
  starters: {
    default: readonly [string, string, string];
    templates: readonly [string, string, string];
    /** `{title}` is the title of the template on the page. */
    template: readonly [string, string, string];
  };
  /** Shown under an answer, to report it as unhelpful. */
  feedback: {
    open: string;
    text: string;
    label: string;
    submit: string;
    cancel: string;
    sent: string;
    failed: string;
    notFound: string;
  };
  person: {
    title: string;
    text: string;
    /** First line of a conversation that was too long to be sent completely. */
    transcriptCut: string;
  };
  /** The form that shows what the assistant understood, in the visitor's language. */
  details: { en: DetailsWords; de: DetailsWords };
}

export interface DetailsWords {
  /** Button that opens the form. */
  open: string;
  title: string;
  text: string;
  labels: Record<
    "name" | "email" | "phone" | "message" | "trade" | "template" | "numbers" | "transcript",
    string
  >;
  /** {label}: what the button removes. */
  remove: string;
  submit: string;
  cancel: string;
  sent: string;
}

export const chat: ChatContent = {
  title: "Automation Assistant",
  disclosure: { model: "AI assistant", site: "Answers from this website" },
  greeting: "Hey there! 👋 How are you doing today?",
  placeholder: "Type your message...",
  inputLabel: "Your message",
  buttons: {
    send: "Send message",
    stop: "Stop",
    retry: "Try again",
    minimize: "Minimize chat",
    close: "Close chat",
    closeMobile: "Close Chat",
    bookCall: "Book a Call",
    talkToPerson: "Talk to a person",
    viewTemplate: "View template",
    jumpToNewest: "Jump to the newest message",
  },
  closeQuestion: {
    text: "Are you sure you want to close the chat? This will clear your chat history.",
    cancel: "Cancel",
    confirm: "Close",
  },
  labels: {
    conversation: "Conversation with the Automation Assistant",
    bot: "Assistant",
    user: "You",
    /** The visitor's name in a conversation that staff read. */
    visitor: "Visitor",
    typing: "The assistant is writing",
    yesterday: "Yesterday",
    stopped: "Stopped",
    sources: "From",
  },
  errors: {
    apiKey:
      "I apologize, but there seems to be an issue with the API configuration. Please contact support to resolve this.",
    connection: chatLauncher.failed,
    empty:
      "I apologize, but I'm having trouble generating a response. Could you please try rephrasing your message?",
  },
  notices: {
    offline: "You are offline. Your message stays here until you are back.",
    budgetSpent:
      "For today I answer from this website's own content, and show you where I found it.",
    tooLong: "That is longer than I can read at once. Please shorten it.",
    workflow: {
      before: "That is an n8n workflow, and I have not sent it to anybody. ",
      link: "Check it in your browser",
      path: "/check",
      after: ", where nothing leaves it.",
    },
  },
  privacy: {
    before: "The conversation is kept in your browser. ",
    link: "What happens with it",
    path: "/privacy#chat",
    after: "",
  },
  starters: {
    default: [
      "What could be automated in a business like mine?",
      "How long does it take until something runs?",
      "Which free templates do you have?",
    ],
    templates: [
      "Which template saves time with email?",
      "What do I need to use a template?",
      "Can you set one up for me?",
    ],
    // {title}: the title of the template on the page.
    template: [
      "What does this template do, in plain words?",
      "What do I need before I set it up?",
      "Can it be changed to fit my tools?",
    ],
  },
  feedback: {
    open: "This did not help",
    text: "We get your question and this answer, and nothing about who you are.",
    label: "What did you hope for? (optional)",
    submit: "Send",
    cancel: "Cancel",
    sent: "Thank you. We will look at it.",
    failed: "That could not be sent. Please try again.",
    notFound: "There is no such answer.",
  },
  person: {
    title: "Talk to a person",
    text: "Leave a message with an email address or a phone number, and someone from our team will answer.",
    transcriptCut: "[The conversation began earlier: this is as much of its end as can be sent.]",
  },
  details: {
    en: {
      open: "Check what we will send",
      title: "This is what we will send",
      text: "The assistant understood this. Change or remove what is wrong; our team gets it when you press the button. An email address or a phone number is enough.",
      labels: {
        name: "Name",
        email: "Email",
        phone: "Phone",
        message: "Message",
        trade: "Trade",
        template: "Template",
        numbers: "Numbers",
        transcript: "Send this conversation along",
      },
      remove: "Remove: {label}",
      submit: "Send Message",
      cancel: "Cancel",
      sent: "Your message has arrived. We'll get back to you soon.",
    },
    de: {
      open: "Ansehen, was wir senden",
      title: "Das werden wir senden",
      text: "So hat es der Assistent verstanden. Ändern oder entfernen Sie, was nicht stimmt; unser Team bekommt es, wenn Sie auf den Knopf drücken. Eine E-Mail-Adresse oder eine Telefonnummer genügt.",
      labels: {
        name: "Name",
        email: "E-Mail",
        phone: "Telefon",
        message: "Worum es geht",
        trade: "Branche",
        template: "Vorlage",
        numbers: "Zahlen",
        transcript: "Dieses Gespräch mitsenden",
      },
      remove: "Entfernen: {label}",
      submit: "Nachricht senden",
      cancel: "Abbrechen",
      sent: "Ihre Nachricht ist angekommen. Wir melden uns bald.",
    },
  },
};
