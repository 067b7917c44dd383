// The structure of the pages about one service (content/services/) and one industry
// (content/industries/), and the texts that these pages share.
import type { Action, Picture } from "../types.ts";

/** A page about a service or an industry; its name and picture are in content/landing/. */
export interface SolutionPage {
  slug: string;
  /** Title in search results, where the name of the site follows. */
  title: string;
  /** Description in search results and shared links. */
  description: string;
  /** One sentence below the heading about the improvement. */
  promise: string;
  /** Heading above the problem. */
  heading: string;
  /** Paragraphs in the words of people with the problem. */
  problem: readonly string[];
  /** Moments of a working day, today and with the automation. */
  moments: readonly { when: string; today: string; afterwards: string }[];
  steps: readonly { title: string; text: string }[];
  /** An invented conversation with the automation. */
  example?: { heading: string; lines: readonly { who: string; says: string }[] };
  questions: readonly SolutionQuestion[];
  /**
   * Slug of the template whose recorded run the page shows. Without it, the page shows the first fitting template whose
   * run ends with something that other people see.
   */
  shown_template?: string;
  /** Slugs of other services and industries. */
  related: readonly string[];
}

/** A page about an industry, with its picture. The pictures of services are in content/landing/services.ts. */
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
  /** Link back to the overview of services or industries. */
  back: string;
  notFound: string;
}

interface Solutions {
  services: SolutionGroup;
  industries: SolutionGroup;
  /** Name of the service on an industry's page, for search engines. `{name}`: the industry's name. */
  industryService: string;
  moments: { heading: string; today: string; afterwards: string };
  steps: { heading: string; intro: string };
  /** Link from an industry's page to the case study that it quotes. */
  study: Action;
  templates: {
    heading: string;
    intro: string;
    /** Shown if no template fits the service or industry. */
    none: string;
    /** `{name}`: the industry's name. */
    allOfIndustry: string;
    all: string;
  };
  questions: string;
  related: string;
  next: { heading: string; text: string; call: Action; write: string };
  /** Label of the link on a service's card on the landing page. */
  more: string;
}

export const solutions: Solutions = {
  services: {
    heading: "Services",
    intro: "Nine jobs we take off your desk. Each page shows what changes, step by step.",
    back: "All services",
    notFound: "There is no such service.",
  },
  industries: {
    heading: "Industries",
    intro:
      "Nine trades, each with its own routine. See what a day looks like once that runs by itself.",
    back: "All industries",
    notFound: "There is no page about such an industry.",
  },
  industryService: "Automation for {name}",
  moments: { heading: "One day, before and after", today: "Today", afterwards: "Automated" },
  steps: {
    heading: "How it runs",
    intro: "What we build for you, step by step, and where a person decides.",
  },
  study: { label: "Read the case", to: "section", section: "testimonials" },
  templates: {
    heading: "Free templates to start with",
    intro:
      "Complete n8n workflows, each with a guide. Each covers one of these steps. We can build the rest.",
    none: "None of our free templates does this yet, so we build it to order. Tell us the task, and we’ll say what it takes.",
    allOfIndustry: "All templates for {name}",
    all: "All templates",
  },
  questions: "Questions people ask",
  related: "Goes well with this",
  next: {
    heading: "Show us how you do it today",
    text: "Two sentences are enough. Or show us in a call, and we’ll say what can be automated and what shouldn’t be.",
    call: { label: "Book a Call", to: "booking" },
    write: "Write to us",
  },
  more: "How it works",
};
