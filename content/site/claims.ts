// Claims about the business, each written once. The landing page, the questions, the calculator, the assistant and the
// texts for search engines use them. The values below are samples, and are shown only with the sample name. Enter your
// own in the settings of the back office. A claim without a value is left out.
import { brand, type ClaimedNumbers } from "./brand.ts";

const SAMPLES: ClaimedNumbers = {
  answerDays: "1",
  served: "100+",
  payBackMonths: "3-6",
  liveWeeks: "2-4",
};
const SAMPLE_LANGUAGES = ["English", "German"];

const number = (name: keyof ClaimedNumbers) =>
  brand.numbers?.[name] || (brand.isNameSample ? SAMPLES[name] : "");
const inUnit = (range: string, unit: string) => range && `${range} ${unit}`;

/** Ends a text from the settings with a period, unless it has one already. */
export const asSentence = (text: string) => text.replace(/\.?$/, ".");

/** The languages in a text such as "German, English and Dutch". */
export const languagesIn = (text: string) =>
  text.split(/\s*(?:[,;/&]|\b(?:and|und)\b)\s*/).filter(Boolean);

/** Each claim is "" if the business does not make it. */
export const claims = {
  get answerTime() {
    const days = number("answerDays");
    return days && `within ${days === "1" ? "one working day" : `${days} working days`}`;
  },
  /** Languages of the people who answer. */
  get languages(): string[] {
    if (!brand.people) return brand.isNameSample ? SAMPLE_LANGUAGES : [];
    return [...new Set(brand.people.flatMap(({ languages }) => languagesIn(languages)))];
  },
  get served() {
    return number("served");
  },
  get payBack() {
    return inUnit(number("payBackMonths"), "months");
  },
  get live() {
    return inUnit(number("liveWeeks"), "weeks");
  },
  /** Range of months in which a workflow pays for itself. */
  get payBackMonths(): readonly number[] {
    return number("payBackMonths").split("-").filter(Boolean).map(Number);
  },
};

/** The claims in a form for the middle of a German sentence: "über 100", "nach 2 bis 4 Wochen". */
export const germanClaims = {
  get answerTime() {
    const days = number("answerDays");
    return days && `innerhalb ${days === "1" ? "eines Arbeitstages" : `von ${days} Arbeitstagen`}`;
  },
  get served() {
    return claims.served.replace(/^(.*)\+$/, "über $1");
  },
  get payBack() {
    return inUnit(number("payBackMonths").replace("-", " bis "), "Monaten");
  },
  get live() {
    return inUnit(number("liveWeeks").replace("-", " bis "), "Wochen");
  },
};
