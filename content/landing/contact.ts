// The "Get in Touch" form with all its texts.
import type { Action, LinkedSentence } from "../types.ts";

/** Subjects of a message; `value` is stored. */
export const serviceOptions = [
  { value: "general", label: "General Inquiry" },
  { value: "workflow", label: "Workflow Automation" },
  { value: "ai", label: "AI Integration" },
  { value: "data", label: "Data Automation" },
  { value: "leadgen", label: "Lead Generation" },
  { value: "marketing", label: "Marketing Automation" },
  { value: "onboarding", label: "Customer Onboarding" },
] as const satisfies readonly { value: string; label: string }[];
export type ServiceOptionValue = (typeof serviceOptions)[number]["value"];

export const defaultServiceOption = "general" satisfies ServiceOptionValue;

/** A field of the contact form: its labels, its limits, and its error sentences. */
type ContactField = {
  label: string;
  /**
   * The browser's autofill token. With "off", the browser would not restore the field for a visitor who left the page
   * and comes back.
   */
  autocomplete: string;
  hint?: string;
  placeholder?: string;
  /** Sentence for an empty field. A field without this sentence is optional. */
  missing?: string;
  /** Name in the list of stored data on the page /privacy; the default is the label. */
  stored?: string;
} & (
  | { type: "email" | "select" }
  | {
      type: "text" | "tel" | "url" | "textarea";
      /** Maximum number of characters. */
      max: number;
      /** Begins an error sentence: "The name can have at most…". */
      subject: string;
    }
);

/**
 * The fields in the order of the form. The form, the API, the email to staff, the inbox and the page
 * /privacy are made from this list; the database table has a column for each field.
 */
const fields = {
  name: {
    label: "Name",
    type: "text",
    autocomplete: "name",
    max: 200,
    subject: "The name",
    missing: "Please tell us your name.",
  },
  email: {
    label: "Email",
    type: "email",
    autocomplete: "email",
    placeholder: "you@yourbusiness.com",
    missing: "Please enter your email address.",
  },
  phone: {
    label: "Phone",
    type: "tel",
    autocomplete: "tel",
    max: 50,
    hint: "In case we call. With country code.",
    subject: "The phone number",
    missing: "Please tell us your phone number.",
  },
  company: {
    label: "Company",
    type: "text",
    autocomplete: "organization",
    max: 200,
    subject: "The company",
  },
  website: {
    label: "Website",
    type: "url",
    autocomplete: "url",
    max: 2000,
    placeholder: "https://",
    subject: "The website",
  },
  service: {
    label: "Service",
    type: "select",
    autocomplete: "on",
    stored: "the service you chose",
  },
  message: {
    label: "Message",
    type: "textarea",
    autocomplete: "on",
    max: 10_000,
    hint: "Which task, how often, in which tools? Two sentences are enough. No passwords or card numbers.",
    subject: "The message",
    missing: "Please write a message.",
    stored: "your message",
  },
} as const satisfies Record<string, ContactField>;
export type ContactFieldName = keyof typeof fields;

interface ContactContent {
  form: {
    title: string;
    fields: { readonly [Name in ContactFieldName]: ContactField };
    optionalNote: string;
    submit: string;
    submitting: string;
    searched: string;
    about: { note: string; begun: string; message: string; industry: string };
    template: { note: string; message: string };
    problem: { note: string; message: string };
    worth: { note: string; message: string };
    findings: { note: string; message: string };
    unfinished: Record<"task" | "problem" | "findings", string>;
    anyway: string;
    privacy: LinkedSentence;
    success: { title: string; text: string; sent: string; call: Action; again: string };
    errors: Record<"failed" | "notJson" | "lost" | "other" | "kept" | "ways" | "several", string>;
  };
}

export const contact: ContactContent = {
  form: {
    title: "Get in Touch",
    fields,
    optionalNote: "optional",
    submit: "Send Message",
    submitting: "Sending...",
    // Begins a message after a search of the library without results. {searched}: the search.
    searched: "I searched your templates for “{searched}” and did not find it. My task: ",
    // The texts for visitors who come from another page: `note` and `begun` stand above the form, `message` and
    // `industry` begin the message.
    // Used when the visitor comes from a page about a service or an industry. {about}: its name. `note` is for a
    // subject that only the form's list offers. `message` is about a service, `industry` about an industry.
    about: {
      note: "Noted: you are asking about {about}.",
      begun: "Your message is begun below: please add your task.",
      message: "I am interested in {about}. My task: ",
      industry: "Our business: {about}. My task: ",
    },
    // Used when the visitor comes from a template. {title}: the template's title.
    template: {
      note: "Your message below names the template. Add how you work today, if you like.",
      message: "Please set up: “{title}”.",
    },
    // Used when the visitor reports a problem with a template. Placeholders: {title}, {version}.
    problem: {
      note: "Your message below names the template and its version. Please add what happened.",
      message: "Problem with “{title}” (version {version}): ",
    },
    // Used when the visitor comes from the calculator. Placeholders: {cases}, {minutes}, {cost}.
    worth: {
      note: "Your numbers are in the message below. Please add which task it is.",
      message:
        "It comes up {cases} times a week, takes {minutes} minutes by hand, and an hour costs us {cost}. My task: ",
    },
    // Used when the visitor comes from the check-up. {findings}: sentences, each on a line of its own.
    findings: {
      note: "We see only a workflow that you attach below: best the check-up’s fixed copy, without keys.",
      message: "Please repair a workflow. The check-up found:\n{findings}\nWhat it should do: ",
    },
    // Shown at the message while nothing follows the text that the site began.
    unfinished: {
      task: "Please add your task: what should run by itself?",
      problem: "Please add what happened.",
      findings: "Please add what the workflow should do.",
    },
    // Follows each warning of contact-caution.ts.
    anyway: "To send it anyway, press “Send Message” again.",
    privacy: {
      before: "We use your details to answer you, not for advertising. ",
      link: "What we store",
      path: "/privacy",
      after: "",
    },
    success: {
      title: "Message Sent!",
      text: "Thank you for reaching out. We'll get back to you soon.",
      sent: "What you sent",
      call: { label: "Book a Call", to: "booking" },
      again: "Write another message",
    },
    errors: {
      failed: "Failed to send message",
      notJson: "Unexpected response from server (not JSON).",
      // Shown before `notJson`, a technical sentence that most visitors do not understand.
      lost: "Your message did not get through. Please try again in a minute.",
      other: "Something went wrong. Please try again.",
      // Shown below the sentence about a failure. An email address and a link to book a call follow `ways`.
      kept: "What you wrote is still here.",
      ways: "You can also reach us directly:",
      // Shown above the form while several fields are wrong. {count}, {names}: number and labels of these fields.
      several: "{count} fields need a second look: {names}.",
    },
  },
};
