// The calculator "What is it worth?": its three numbers, its assumptions, and its texts.
import { claims } from "../site/claims.ts";
import { figuresNote, sampleMark } from "./reasons.ts";
import type { Action, SectionHeading } from "../types.ts";

interface WorthField {
  label: string;
  /** Default value. */
  usual: number;
  min: number;
  max: number;
  hint: string;
  /** Units that may follow the number, in lower case, with their factor to the field's unit. */
  units: Record<string, number>;
  /** Sentence for an unknown unit. */
  otherUnit: string;
}

const HOUR = ["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden"];
const MINUTE = ["m", "min", "mins", "minute", "minutes", "minuten"];
const SECOND = ["s", "sec", "secs", "second", "seconds", "sek", "sekunden"];
const PER = ["a", "an", "per", "each", "pro", "je"];

const each = (words: readonly string[], factor: number) =>
  Object.fromEntries(words.map((word) => [word, factor]));

interface Worth extends SectionHeading {
  /** Id of the frequent question that is answered beside the calculator. */
  question: string;
  fields: { cases: WorthField; minutes: WorthField; cost: WorthField };
  /** Weeks of work in a year. */
  weeks: number;
  /** Share of the cases that run automatically; unusual cases stay with people. */
  share: number;
  /**
   * Range of months in which a price should pay for itself; reasonable prices are derived from the
   * yearly saving. Empty where the business claims no range: then no price is named.
   */
  payBackMonths: readonly number[];
  /** Label of the button that computes the result. Only pages without scripts need the button. */
  submit: string;
  /** Sentence for text that is no number. Placeholders: `{min}`, `{max}`. */
  invalid: string;
  /** Sentence for a number that was probably misread. Placeholders: `{read}`, `{min}`, `{max}`. */
  outside: string;
  result: {
    hours: string;
    money: string;
    /** Placeholders: `{cases}`, `{minutes}`, `{weeks}`, `{share}`, `{hours}`. */
    hoursFormula: string;
    /** Placeholders: `{hours}`, `{cost}`, `{money}`. */
    moneyFormula: string;
    shareNote: string;
    /** Placeholders: `{from}`, `{to}`. */
    price: string;
    /** Below this number of saved hours a year, automation hardly pays. */
    littleHours: number;
    little: string;
    /** Shown beside the result while one entry, or several, are wrong or missing. */
    before: { one: string; several: string };
    /** Read aloud by screen readers. Placeholders: `{hours}`, `{money}`. */
    announced: string;
  };
  ask: Action;
  /** Shown in place of `ask` while an entry is wrong. */
  askAnyway: Action;
  templates: Action;
}

export const worth: Worth = {
  question: "price",
  heading: "What is it worth?",
  intro: "Three numbers, and you see what the task costs you. They stay here unless you send them.",
  fields: {
    cases: {
      label: "Times a week",
      usual: 40,
      min: 1,
      max: 20_000,
      hint: "Inquiries, invoices, appointments: one kind of task.",
      units: each([...PER, "x", "times", "case", "cases", "week", "woche", "wk"], 1),
      otherUnit: "Please give the times a week, such as 40.",
    },
    minutes: {
      label: "Minutes each, by hand",
      usual: 8,
      min: 0.5,
      max: 480,
      hint: "From opening it to done.",
      units: {
        ...each([...PER, ...MINUTE, "case"], 1),
        ...each(HOUR, 60),
        ...each(SECOND, 1 / 60),
      },
      otherUnit: "In minutes, please, such as 8.",
    },
    cost: {
      label: "Cost of an hour",
      usual: 35,
      min: 1,
      max: 1000,
      hint: "Fully loaded: wage, taxes, benefits.",
      units: each([...PER, ...HOUR, "€", "eur", "euro", "euros"], 1),
      otherUnit: "In euros an hour, please, such as 35.",
    },
  },
  weeks: 46,
  share: 0.8,
  get payBackMonths() {
    return claims.payBackMonths;
  },
  submit: "Work it out",
  invalid: "A number from {min} to {max}, please.",
  outside: "{read}? A number from {min} to {max}, please.",
  result: {
    hours: "hours a year",
    money: "a year",
    hoursFormula: "{cases} a week × {minutes} min × {weeks} weeks × {share} = {hours} h",
    moneyFormula: "{hours} h × {cost} = {money}",
    shareNote: "One in five is unusual and stays with you, so we count 80%.",
    get price() {
      const mark = figuresNote() && ` (${sampleMark})`;
      return `To pay for itself in ${claims.payBack}${mark}, the work may cost {from} to {to}. If it can’t be built for that, we say so.`;
    },
    littleHours: 20,
    little: "That is little. A free template may do, and costs you an afternoon.",
    before: {
      one: "One number is missing or out of range. This result is from your last valid numbers.",
      several:
        "Some numbers are missing or out of range. This result is from your last valid numbers.",
    },
    announced: "About {hours} hours and {money} a year.",
  },
  ask: { label: "Write to us with these numbers", to: "section", section: "contact-form" },
  askAnyway: { label: "Write to us", to: "section", section: "contact-form" },
  templates: { label: "View Templates", to: "page", path: "/templates" },
};
