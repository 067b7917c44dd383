import { brand, isSample, type Brand } from "#content/site/brand.ts";

const CONTENT: Readonly<Brand> = { ...brand };

/** Entries that only the back office sets. Here they have no values, which removes values that were applied before. */
const UNSET: Partial<Brand> = {
  people: undefined,
  place: undefined,
  numbers: undefined,
  openingHours: undefined,
  prices: undefined,
  logo: undefined,
  accent: undefined,
};

let applied: Partial<Brand> = {};

/**
 * Replaces entries of content/site/brand.ts by those that the business has set. It applies to all later texts of this
 * process or browser.
 */
export function applyBrand(changes: Partial<Brand>): void {
  if (changes === applied) return;
  applied = changes;
  Object.assign(brand, CONTENT, UNSET, namedAs(changes.name ?? CONTENT.name), changes);
}

/** Returns the texts of content/site/brand.ts with another name of the business in them. */
function namedAs(name: string): Partial<Brand> {
  return Object.fromEntries(
    Object.entries(CONTENT).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text.replaceAll(CONTENT.name, name)]] : [],
    ),
  );
}

/** Returns the replaced entries, which a browser has to replace too; an empty object if there are none. */
export function appliedBrand(): Partial<Brand> {
  return applied;
}

export function contentBrand(): Readonly<Brand> {
  return CONTENT;
}

/**
 * Whether pages may show pictures in shared links. The pictures bear the name and logo of content/, so the business
 * must have no other ones.
 */
export function sharePictures(): boolean {
  return brand.name === CONTENT.name && !brand.logo;
}

/** Sample values of content/site/brand.ts. No email to a customer may contain one, even if the business replaced it. */
export const SAMPLE_VALUES: readonly string[] = [
  CONTENT.bookingUrl,
  ...Object.values(CONTENT.email),
  ...Object.values(CONTENT.legal),
].filter(isSample);
