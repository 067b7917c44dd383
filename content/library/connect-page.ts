// Texts of the page /connect, and texts that all pages below it share. Each of these pages says how to connect one
// service; its own texts are in connections/.
import type { Action, SectionHeading } from "../types.ts";
import { prices } from "./prices.ts";

interface ConnectPage extends SectionHeading {
  getN8n: {
    heading: string;
    intro: string;
    ways: readonly { title: string; cost: string; text: string }[];
    /** One line of Markdown. */
    checked: string;
  };
  basics: { heading: string; steps: readonly { title: string; text: string }[] };
  rules: { heading: string; points: readonly string[] };
  /** `{minutes}`: a number. */
  minutes: string;
  page: {
    /** `{name}`: the service's name. */
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
    /** `{label}`: the credential's name in n8n. */
    docs: string;
    problems: string;
    templates: string;
    moreTemplates: string;
    formerTemplates: string;
    sources: string;
    /** `{date}`: a date. */
    checked: string;
    /** Label of the link to the basics on the overview. */
    basics: string;
    help: { text: string; action: Action };
  };
}

export const connectPage: ConnectPage = {
  heading: "Connect your services",
  intro:
    "Before a template can run, n8n needs access to the services it works with. These pages lead through it click by click, say what each permission is for, and what a refusal means. No programmer needed.",
  getN8n: {
    heading: "First: an n8n of your own",
    intro:
      "n8n is the program the templates run in. It belongs to you, not to us, and there are three ways to get one.",
    ways: [
      {
        title: "In n8n’s own cloud",
        cost: `${prices.n8nCloud} a month`,
        text: `The quickest: [sign up at n8n.io](https://n8n.io/cloud/), try it free for 14 days without a card, and n8n looks after the rest. *Starter*, with 2,500 runs a month, costs ${prices.n8nCloud} if you pay by the year; *Pro*, with 10,000, ${prices.n8nCloudPro}. One start of a workflow is one run, however many steps it has. A template that looks every 15 minutes starts about 2,900 times a month.`,
      },
      {
        title: "On a rented server",
        cost: `${prices.rentedServer} a month`,
        text: "n8n’s *Community Edition* costs nothing and has no limit on runs. You pay for the server, and somebody has to install it, keep it up to date and make backups: see [n8n’s guide for Docker](https://docs.n8n.io/hosting/installation/docker/). Choose one with 2 GB of memory, and a name of its own with `https://`, so that services can reach it.",
      },
      {
        title: "On a computer of yours",
        cost: "free",
        text: "Good for trying: the same free edition on your own PC. It runs while the PC does, and no service can call it from outside. Templates that begin with a form, a message or another app need one of the other two.",
      },
    ],
    checked: `Prices at the time of writing, ${prices.written}, without tax; what [n8n](https://n8n.io/pricing/) says today counts. Not sure? Ask us: we say what fits, and the account is yours in any case.`,
  },
  basics: {
    heading: "How it goes in n8n",
    steps: [
      {
        title: "Open the step",
        text: "Double-click a step of the workflow with a red mark. Its field *Credential* is empty: choose *Create new credential* there.",
      },
      {
        title: "Get the key",
        text: "Either the service gives you a key to copy, or you sign in to it from n8n and press *Allow*. Which of the two it is, and where to find it, is on the service’s page.",
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
      "**An account of its own.** Connect with an account such as `automation@your-company.com`, not with a person’s. When that person leaves, everything that hangs on their account stops.",
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
    rights: "What access n8n gets, and why",
    docs: "n8n’s own page about {label}",
    problems: "When it breaks",
    templates: "Templates that use it",
    moreTemplates: "Next templates",
    formerTemplates: "Previous templates",
    sources: "Where this is written",
    checked:
      "Compared on {date} with these pages and with what n8n itself asks for. Services move their buttons: if something looks different, they are right and we are late.",
    basics: "New to this? How connections work in n8n",
    help: {
      text: "Stuck, or would you rather have it done? Tell us where you are, and a person will answer.",
      action: { label: "Ask for help", to: "section", section: "contact" },
    },
  },
};
