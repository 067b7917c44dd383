import { brand, isSample, type Brand } from "#content/site/brand.ts";

const CONTENT: Readonly<Brand> = { ...brand };

/** Entries that only the back office sets, which a change may take away again. */
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
 * Puts what the business has set about itself in the place of content/site/brand.ts, in this process or
 * browser. Texts read the brand whenever they are shown.
 */
export function applyBrand(changes: Partial<Brand>): void {
  if (changes === applied) return;
  applied = changes;
  Object.assign(brand, CONTENT, UNSET, namedAs(changes.name ?? CONTENT.name), changes);
}

/** The texts of content/site/brand.ts that mention its name, with another name. */
function namedAs(name: string): Partial<Brand> {
  return Object.fromEntries(
    Object.entries(CONTENT).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text.replaceAll(CONTENT.name, name)]] : [],
    ),
  );
}

/** Returns the changes that a browser has to apply too; an empty object when all is as in content/. */
export function appliedBrand(): Partial<Brand> {
  return applied;
}

/** The brand as written in content/. */
export function contentBrand(): Readonly<Brand> {
  return CONTENT;
}

/** Whether pictures of shared links may be named: `npm run share:build` has drawn name and logo of content/ in them. */
export function sharePictures(): boolean {
  return brand.name === CONTENT.name && !brand.logo;
}

/** Sample values of content/site/brand.ts that no customer may get, whatever is set meanwhile. */
export const SAMPLE_VALUES: readonly string[] = [
  CONTENT.bookingUrl,
  ...Object.values(CONTENT.email),
  ...Object.values(CONTENT.legal),
].filter(isSample);
