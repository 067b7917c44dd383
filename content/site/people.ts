// The people who answer messages: place, languages, response time, and what happens after a message.
// They are shown on the landing page, beside the contact form and on pages that link to the form.
// People and place are samples (sample: true), which the settings of the back office replace; promise
// only what you keep.
import { brand } from "./brand.ts";
import type { SectionHeading } from "../types.ts";

interface Person {
  name: string;
  /** Their task for the sender of a message. */
  role: string;
  languages: string;
  /** true: invented, and marked as such beside the name. */
  sample: boolean;
}

interface People extends SectionHeading {
  team: readonly Person[];
  sample: string;
  sampleNote: string;
  /** For visitors of another language, in theirs. */
  welcome: { lang: string; text: string };
  /** Facts that buyers ask about. */
  facts: readonly {
    label: string;
    text: string;
    /** true: invented, and never mentioned by the assistant. */
    sample?: boolean;
    /** true: stands beside the people or the form already, and is left to the assistant. */
    elsewhere?: boolean;
  }[];
}

const sampleTeam: People["team"] = [
  {
    name: "Mira Sand",
    role: "Reads what comes in and says whether it can be automated.",
    languages: "English, German",
    sample: true,
  },
  {
    name: "Jonas Weir",
    role: "Builds the workflows and shows your team how to run them.",
    languages: "English, German, Dutch",
    sample: true,
  },
];

export const people: People = {
  heading: "Who answers",
  intro:
    "No call center and no ticket number. Whoever reads your message is who talks to you afterwards.",
  get team() {
    return brand.people?.map((person) => ({ ...person, sample: false })) ?? sampleTeam;
  },
  sample: "Sample",
  sampleNote: "People and place are invented samples.",
  welcome: { lang: "de", text: "Schreiben Sie uns gern auf Deutsch." },
  get facts() {
    return [
      {
        label: "From where",
        text: brand.place ?? "Rotterdam, and by video from anywhere.",
        sample: brand.place === undefined,
      },
      {
        label: "In which languages",
        text: "English and German.",
        elsewhere: true,
      },
      { label: "How soon", text: "Within one working day, Monday to Friday.", elsewhere: true },
      ...(brand.openingHours ? [{ label: "When we are there", text: brand.openingHours }] : []),
    ];
  },
};

export const afterMessage: {
  heading: string;
  steps: readonly { title: string; text: string }[];
} = {
  heading: "After your message",
  steps: [
    {
      title: "At once",
      text: "It is stored, and seen by our team only. No newsletter begins.",
    },
    {
      title: "Within one working day",
      text: "One of them answers by email: yes, no, or the one question that decides it.",
    },
    {
      title: "If it can be automated",
      text: `A ${brand.bookingMinutes}-minute call, then a fixed offer in writing. Nothing is built, and you pay nothing, until you say yes.`,
    },
  ],
};
