// The people who answer messages: place, languages, response time, and what the assistant says happens after a
// message.
// They are shown on the landing page, beside the contact form and on pages that link to the form.
// People and place are samples (sample: true), which the settings of the back office replace; promise
// only what you keep.
import { brand } from "./brand.ts";
import { asSentence, claims } from "./claims.ts";
import type { SectionHeading } from "../types.ts";

interface Person {
  name: string;
  /** The person's task for somebody who has sent a message. */
  role: string;
  languages: string;
  /** true: invented, and marked as such on the page. */
  sample: boolean;
}

interface People extends SectionHeading {
  team: readonly Person[];
  sampleNote: string;
  /** Text for visitors who speak another language, in that language; undefined if nobody answers in it. */
  welcome: { lang: string; text: string } | undefined;
  /** Facts that buyers ask about. */
  facts: readonly {
    label: string;
    text: string;
    /** true: the fact is invented, and the assistant never mentions it. */
    sample?: boolean;
    /** true: the page shows this fact beside the people or the form already, so only the assistant uses this entry. */
    elsewhere?: boolean;
  }[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sampleTeam: People["team"] = [
  {
    name: "Mira Sand",
    role: "Reads every message and says whether it can be automated.",
    languages: "English, German",
    sample: true,
  },
  {
    name: "Jonas Weir",
    role: "Builds the workflows and shows your team how to run them.",
    languages: "English, German",
    sample: true,
  },
];

export const people: People = {
  heading: "Who answers",
  intro: "No call center: the person who reads your message is the one you talk to.",
  get team() {
    return brand.people?.map((person) => ({ ...person, sample: false })) ?? sampleTeam;
  },
  sampleNote: "People and place are invented samples.",
  get welcome() {
    return claims.languages.some((language) => /german|deutsch/i.test(language))
      ? { lang: "de", text: "Schreiben Sie uns gern auf Deutsch." }
      : undefined;
  },
  get facts() {
    const { answerTime, languages } = claims;
    const all = new Intl.ListFormat("en").format(languages);
    return [
      {
        label: "From where",
        text: asSentence(brand.place ?? "Rotterdam, and by video from anywhere"),
        sample: brand.place === undefined,
      },
      { label: "In which languages", text: all && `${all}.`, elsewhere: true },
      { label: "How soon", text: answerTime && `${capital(answerTime)}.`, elsewhere: true },
      { label: "When we are there", text: brand.openingHours && asSentence(brand.openingHours) },
    ].flatMap(({ text, ...fact }) => (text ? [{ text, ...fact }] : []));
  },
};

/** Lists the people whom the business has named, each in a paragraph with languages and task. */
export function listPeople(translated = (languages: string) => languages): string {
  return (brand.people ?? [])
    .map(({ name, languages, role }) => {
      const spoken = languages && ` (${translated(languages)})`;
      return `\n\n**${name}**${spoken}${role && `: ${asSentence(role)}`}`;
    })
    .join("");
}

/** Steps after a message. The assistant names them to visitors who ask who answers. */
export const afterMessage: readonly { title: string; text: string }[] = [
  {
    get title() {
      return capital(claims.answerTime) || "Then";
    },
    text: "We answer by email: yes, no, or the one question that decides it.",
  },
  {
    title: "If it can be automated",
    text: `A ${brand.bookingMinutes}-minute call, then a fixed quote in writing. Nothing is built until you say yes.`,
  },
];
