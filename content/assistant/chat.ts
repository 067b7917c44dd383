// All texts of the chat panel, and the questions it suggests. The assistant's manner is in
// assistant.ts; its knowledge is in this folder's other files and in the templates.
import { chatLauncher } from "./chat-launcher.ts";
import { contact } from "../landing/contact.ts";
import { templatesPage } from "../library/templates-page.ts";
import { navigation } from "../site/navigation.ts";
import type { LinkedSentence } from "../types.ts";

/** Texts of the panel that are in the language of the answers; German ones are in german-chat.ts. */
export interface ChatWords {
  /** Shown under the title: whether an AI model or the site's content answers. */
  disclosure: { model: string; site: string };
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
  /** {minutes}: time to set up the template on a card. */
  setUp: string;
  /** Follows the text of a link that opens a new tab. Only screen readers read it. */
  newTab: string;
  closeQuestion: { text: string; cancel: string; confirm: string };
  labels: {
    conversation: string;
    bot: string;
    user: string;
    typing: string;
    yesterday: string;
    stopped: string;
    sources: string;
  };
  errors: { apiKey: string; connection: string; empty: string };
  notices: { offline: string; budgetSpent: string; tooLong: string; workflow: LinkedSentence };
  privacy: LinkedSentence;
  /** Shown under an answer, to report it as unhelpful. */
  feedback: {
    open: string;
    text: string;
    label: string;
    submit: string;
    cancel: string;
    sent: string;
    failed: string;
  };
  /** The form for a message to a person, if the assistant understood nothing about the visitor. */
  person: { title: string; text: string };
  /** The form that shows what the assistant understood. */
  details: {
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
    privacy: LinkedSentence;
    submit: string;
    cancel: string;
    sent: string;
  };
  /** Shown in place of the server's sentences about a wrong field or a failure, which are in English. */
  faults?: Record<"name" | "email" | "phone" | "message" | "offline" | "other", string>;
}

interface ChatContent extends ChatWords {
  title: string;
  greeting: string;
  starters: {
    default: readonly [string, string, string];
    templates: readonly [string, string, string];
    /** Suggested questions on a template's page. `{title}`: title of the template. */
    template: readonly [string, string, string];
  };
  /** Texts for staff. `cut`: first line of a conversation that was too long to be sent completely. */
  staff: { visitor: string; cut: string; notFound: string };
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
    close: "Close and clear chat",
    closeMobile: "Close Chat",
    bookCall: "Book a Call",
    talkToPerson: "Talk to a person",
    viewTemplate: "View template",
    jumpToNewest: "Jump to the newest message",
  },
  setUp: `${templatesPage.facts.setupTime}: ${templatesPage.facts.setupMinutes}`,
  newTab: navigation.newTabNote,
  closeQuestion: {
    text: "Are you sure you want to close the chat? This will clear your chat history.",
    cancel: "Cancel",
    confirm: "Close",
  },
  labels: {
    conversation: "Conversation with the Automation Assistant",
    bot: "Assistant",
    user: "You",
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
    before: "Kept in your browser. Our server reads each message to answer it. ",
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
  },
  person: {
    title: "Talk to a person",
    text: "Leave a message with an email address or a phone number, and someone from our team will answer.",
  },
  details: {
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
    privacy: contact.form.privacy,
    submit: "Send Message",
    cancel: "Cancel",
    sent: "Your message has arrived. We'll get back to you soon.",
  },
  staff: {
    visitor: "Visitor",
    cut: "[The conversation began earlier: this is as much of its end as can be sent.]",
    notFound: "There is no such answer.",
  },
};
