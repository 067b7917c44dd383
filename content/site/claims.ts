// The numbers that the site claims, each written once. The landing page, the questions, the calculator,
// the assistant and the texts for search engines use them. Those below are samples, and shown only
// with the sample name: your own stand in the settings of the back office. A claim without a number is
// left out.
import { brand, type ClaimedNumbers } from "./brand.ts";

const SAMPLES: ClaimedNumbers = { served: "100+", payBackMonths: "3-6", liveWeeks: "2-4" };

const number = (name: keyof ClaimedNumbers) =>
  brand.numbers?.[name] || (brand.isNameSample ? SAMPLES[name] : "");
const inUnit = (range: string, unit: string) => range && `${range} ${unit}`;

/** Each is "" where the business claims nothing. */
export const claims = {
  get served() {
    return number("served");
  },
  get payBack() {
    return inUnit(number("payBackMonths"), "months");
  },
  get live() {
    return inUnit(number("liveWeeks"), "weeks");
  },
  /** The range of months in which it pays back. */
  get payBackMonths(): readonly number[] {
    return number("payBackMonths").split("-").filter(Boolean).map(Number);
  },
};

/** For the middle of a German sentence: "über 100", "nach 2 bis 4 Wochen". */
export const germanClaims = {
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
