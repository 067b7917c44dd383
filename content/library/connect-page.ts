// The words around the connections: the page /connect and the frame of every page below it.
// The connections themselves are in connections/.
import type { Action, SectionHeading } from "../types.ts";

interface ConnectPage extends SectionHeading {
  basics: { heading: string; steps: readonly { title: string; text: string }[] };
  rules: { heading: string; points: readonly string[] };
  /** `{minutes}`: a number. */
  minutes: string;
  page: {
    /** `{name}`: the service's. */
    title: string;
    backToAll: string;
    notFound: string;
    before: {
      heading: string;
      time: string;
      account: string;
      person: string;
      cost: string;
      ready: string;
    };
    steps: string;
    test: string;
    rights: string;
    /** `{label}`: what n8n calls the credential. */
    docs: string;
    problems: string;
    templates: string;
    sources: string;
    /** `{date}`: a day. */
    checked: string;
    /** Leads to the basics on the overview. */
    basics: string;
    help: { text: string; action: Action };
  };
  /** On a template's page, before the names of the connections. */
  inTemplate: string;
}

export const connectPage: ConnectPage = {
  heading: "Connect your services",
  intro:
    "Before a template can run, n8n needs access to the services it works with. These pages lead through it click by click, say what each permission is for, and what a refusal means. No programmer needed.",
  basics: {
    heading: "How it goes in n8n",
    steps: [
      {
        title: "Open the step",
        text: "Double-click a step of the workflow with a red mark. Its field *Credential* is empty: choose *Create new credential* there.",
      },
      {
        title: "Get the key",
        text: "Either the service gives you a key to copy, or you sign in to it from n8n and press *Allow*. Which of the two it is, and where to find it, is on the service's page.",
      },
      {
        title: "Save it",
        text: "Press *Save*. n8n tries the key at once and says *Connection tested successfully* or *Account connected*. Give the credential a name that says whose account it is.",
      },
      {
        title: "Use it everywhere",
        text: "One credential serves every step and every workflow. In the other steps choose it from the list instead of making a second one.",
      },
    ],
  },
  rules: {
    heading: "Four rules that save trouble later",
    points: [
      "**An account of its own.** Connect with an account such as `automation@your-company.com`, not with a person's. When that person leaves, everything that hangs on their account stops.",
      "**A key of its own.** Make one key for n8n alone and name it `n8n`. You can take it back one day without breaking anything else.",
      "**Never by email or chat.** Copy a key from the service straight into n8n. If somebody else has to make it, let them paste it into n8n themselves.",
      "**Know who can take it back.** Note where each key was made. If one was shown to the wrong eyes, delete it there, make a new one and paste it into the same credential.",
    ],
  },
  minutes: "about {minutes} minutes",
  page: {
    title: "Connect {name} to n8n",
    backToAll: "All connections",
    notFound: "There is no connection of this name.",
    before: {
      heading: "Before you begin",
      time: "Time",
      account: "Account and plan",
      person: "Who has to do it",
      cost: "What it costs",
      ready: "Have ready",
    },
    steps: "Step by step",
    test: "See that it works",
    rights: "What n8n may do, and why",
    docs: "n8n's own page about {label}",
    problems: "When it breaks",
    templates: "Templates that use it",
    sources: "Where this is written",
    checked:
      "Compared on {date} with these pages and with what n8n itself asks for. Services move their buttons: if something looks different, they are right and we are late.",
    basics: "New to this? How connecting goes in n8n",
    help: {
      text: "Stuck, or would you rather have it done? Tell us where you are, and a person will answer.",
      action: { label: "Ask for help", to: "section", section: "contact" },
    },
  },
  inTemplate: "How to connect",
};
