import { brand, isSample, type Brand } from "#content/site/brand.ts";

const CONTENT: Readonly<Brand> = { ...brand };

/** Entries that only the back office can set, without their values. They undo an earlier setting. */
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

/** Replaces entries of content/site/brand.ts by the business's own, in this process or browser, for later texts. */
export function applyBrand(changes: Partial<Brand>): void {
  if (changes === applied) return;
  applied = changes;
  Object.assign(brand, CONTENT, UNSET, namedAs(changes.name ?? CONTENT.name), changes);
}

/** Returns the texts of content/site/brand.ts with another name of the business. */
function namedAs(name: string): Partial<Brand> {
  return Object.fromEntries(
    Object.entries(CONTENT).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text.replaceAll(CONTENT.name, name)]] : [],
    ),
  );
}

/** Returns the entries that a browser has to replace too; an empty object if none differs from content/. */
export function appliedBrand(): Partial<Brand> {
  return applied;
}

export function contentBrand(): Readonly<Brand> {
  return CONTENT;
}

/** Whether pages may name the pictures for shared links, which show the name and logo of content/. */
export function sharePictures(): boolean {
  return brand.name === CONTENT.name && !brand.logo;
}

/** Sample values of content/site/brand.ts. No email to a customer may have one, even a replaced one. */
export const SAMPLE_VALUES: readonly string[] = [
  CONTENT.bookingUrl,
  ...Object.values(CONTENT.email),
  ...Object.values(CONTENT.legal),
].filter(isSample);
