import { brand } from "#content/site/brand.ts";
import type { Language } from "../../contract.ts";
import { chatWords } from "../../words.ts";

const FORMATS = { en: formatsIn(brand.locale), de: formatsIn("de") };

function formatsIn(locale: string) {
  return {
    time: new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }),
    date: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }),
  };
}

/** "2:05 PM" for today; earlier days have "Yesterday" or the date before the time (docs/product.md, section 2). */
export function formatTimestamp(time: Date, now: Date, language: Language): string {
  const days = dayNumber(now) - dayNumber(time);
  const formats = FORMATS[language];
  const day = days === 1 ? chatWords[language].labels.yesterday : formats.date.format(time);
  return `${days === 0 ? "" : `${day} `}${formats.time.format(time)}`;
}

/** Consecutive days differ by 1, even if daylight saving time makes a day 23 or 25 hours long. */
function dayNumber(time: Date): number {
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000;
}
