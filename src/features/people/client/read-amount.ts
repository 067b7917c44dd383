import { brand } from "#content/site/brand.ts";

/**
 * Why a text is no amount. `amount`: it is no whole number. `cents`: it has cents. `currency`: it names another
 * currency than that of the business.
 */
export type AmountProblem = "amount" | "cents" | "currency";

const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3})+$/;
const NO_CENTS = /[.,](?:00?|[-–—])$/;
const CENTS = /[.,]\d{1,2}$/;
const OTHER_CURRENCY = /\p{Sc}|\b[A-Z]{3}\b/u;

/** Reads a whole amount in any spelling: "2,400", "2.400,00", "2 400 EUR" or "€ 2,400". */
export function readAmount(typed: string): number | AmountProblem {
  const text = withoutCurrency(typed);
  if (OTHER_CURRENCY.test(text)) return "currency";
  const whole = text.replace(NO_CENTS, "");
  if (isWhole(whole)) return Number(whole.replace(/\D/g, ""));
  return isWhole(text.replace(CENTS, "")) ? "cents" : "amount";
}

function isWhole(text: string): boolean {
  return GROUPED.test(text) || /^\d+$/.test(text);
}

/** Removes the currency of the business, as a code, a sign or a word, from the beginning or the end of a text. */
function withoutCurrency(typed: string): string {
  const text = typed.trim();
  const lower = text.toLowerCase();
  for (const name of namesOfCurrency()) {
    if (lower.startsWith(name)) return text.slice(name.length).trimStart();
    if (lower.endsWith(name)) return text.slice(0, -name.length).trimEnd();
  }
  return text;
}

function namesOfCurrency(): string[] {
  const { locale, currency } = brand;
  const options = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  const names = (["code", "symbol", "narrowSymbol", "name"] as const).flatMap((currencyDisplay) =>
    [1, 2].map((count) =>
      new Intl.NumberFormat(locale, { ...options, currencyDisplay })
        .formatToParts(count)
        .find(({ type }) => type === "currency")
        ?.value.toLowerCase(),
    ),
  );
  // The longest name comes first. Otherwise "euro" would match the beginning of "euros", and leave the "s".
  return [...new Set(names)].flatMap((name) => name ?? []).toSorted((a, b) => b.length - a.length);
}
