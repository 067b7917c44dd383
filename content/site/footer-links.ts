// The groups of links in the footer of every page.
import type { Action } from "../types.ts";
import { people, questions, worth } from "./navigation.ts";

export const footerGroups: readonly { heading: string; links: readonly Action[] }[] = [
  {
    heading: "What we do",
    links: [
      { label: "Services", to: "page", path: "/services" },
      { label: "Industries", to: "page", path: "/industries" },
      { label: "Our process", to: "section", section: "process" },
      { label: "Connect your services", to: "page", path: "/connect" },
      { label: "Check a workflow", to: "page", path: "/check" },
    ],
  },
  {
    heading: "Before you decide",
    links: [
      { label: "Case studies", to: "section", section: "testimonials" },
      worth,
      questions,
      people,
    ],
  },
  {
    heading: "Legal and account",
    links: [
      { label: "Imprint", to: "page", path: "/imprint" },
      { label: "Privacy", to: "page", path: "/privacy" },
      { label: "Your account", to: "page", path: "/account" },
    ],
  },
];
