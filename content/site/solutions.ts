// The pages about one service (content/services/) and one industry (content/industries/): what such
// a page has, and the words around it.
import type { Action, Picture } from "../types.ts";

/** A page about a service or an industry; its name and picture are in content/landing/. */
export interface SolutionPage {
  slug: string;
  /** In search results, where the name of the site follows it. */
  title: string;
  /** In search results and shared links. */
  description: string;
  /** One sentence below the heading: what is different afterwards. */
  promise: string;
  /** Paragraphs, as the people who have the problem would put it. */
  problem: readonly string[];
  /** Moments of a working day, as they are and as they will be. */
  moments: readonly { when: string; today: string; afterwards: string }[];
  /** What runs by itself, in its order. */
  steps: readonly { title: string; text: string }[];
  questions: readonly SolutionQuestion[];
  /** Slugs of other services and industries. */
  related: readonly string[];
}

/** Services have a picture in content/landing/services.ts. */
export interface IndustryPage extends SolutionPage {
  picture: Picture;
}

export interface SolutionQuestion {
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

interface SolutionGroup {
  heading: string;
  intro: string;
  /** On a page of the group: back to all of them. */
  back: string;
  notFound: string;
  /** Above what the page leads to. */
  problem: string;
}

interface Solutions {
  services: SolutionGroup;
  industries: SolutionGroup;
  /** Of a service that is made for an industry. `{name}`: the industry's. */
  industryService: string;
  moments: { heading: string; today: string; afterwards: string };
  steps: { heading: string; intro: string };
  templates: {
    heading: string;
    intro: string;
    /** Where no template fits. */
    none: string;
    /** `{minutes}`: how long it takes. */
    setUp: string;
    /** `{name}`: the industry's. */
    allOfIndustry: string;
    all: string;
  };
  questions: string;
  related: string;
  next: { heading: string; text: string; call: Action; ask: string; write: string };
  /** In a service's card on the landing page. */
  more: string;
}

export const solutions: Solutions = {
  services: {
    heading: "Services",
    intro:
      "Nine jobs we take off your desk. Each page shows what changes and what runs afterwards.",
    back: "All services",
    notFound: "There is no such service.",
    problem: "Does this sound familiar?",
  },
  industries: {
    heading: "Industries",
    intro:
      "Nine trades and the routine that comes with each. See what a day looks like once it runs by itself.",
    back: "All industries",
    notFound: "There is no page about such an industry.",
    problem: "Where the day goes",
  },
  industryService: "Automation for {name}",
  moments: { heading: "One day, before and after", today: "Today", afterwards: "Afterwards" },
  steps: { heading: "What runs afterwards", intro: "Step by step, and where a person decides." },
  templates: {
    heading: "Free templates to start with",
    intro:
      "Complete n8n workflows, each with a guide. Use them as they are, or have us adapt them.",
    none: "None of our free templates does this yet. It is built to order: tell us the task, and we say what it takes.",
    setUp: "Set-up {minutes} min",
    allOfIndustry: "All templates for {name}",
    all: "All templates",
  },
  questions: "Questions about this",
  related: "Goes well with this",
  next: {
    heading: "Show us how you do it today",
    text: "In a 30-minute call we say what can be automated and what shouldn't be. Would you rather write? Two sentences are enough.",
    call: { label: "Book a Call", to: "booking" },
    ask: "Ask about this",
    write: "Write to us",
  },
  more: "How it works",
};
