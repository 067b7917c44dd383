import { brand, isSample, type Brand } from "#content/site/brand.ts";

const CONTENT: Readonly<Brand> = { ...brand };

let applied: Partial<Brand> = {};

/**
 * Replaces entries of content/site/brand.ts by those that the business has set. All later texts in this process or
 * browser use the new entries.
 */
export function applyBrand(changes: Partial<Brand>): void {
  if (changes === applied) return;
  // Sets earlier entries to undefined first. Otherwise an entry that has no value in content/, such as the logo, would
  // stay after the business has removed it.
  const unset = Object.fromEntries(Object.keys(applied).map((name) => [name, undefined]));
  applied = changes;
  Object.assign(brand, unset, CONTENT, namedAs(changes.name ?? CONTENT.name), changes);
}

/** Returns the texts of content/site/brand.ts, with the name of the business replaced by another name. */
function namedAs(name: string): Partial<Brand> {
  return Object.fromEntries(
    Object.entries(CONTENT).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text.replaceAll(CONTENT.name, name)]] : [],
    ),
  );
}

/**
 * Returns the entries that the business has set, which the browser has to apply too. The object is empty if there are
 * none.
 */
export function appliedBrand(): Partial<Brand> {
  return applied;
}

export function contentBrand(): Readonly<Brand> {
  return CONTENT;
}

/**
 * Whether pages may have a picture that other sites show with a link to the page. The pictures show the name and the
 * logo from content/. Pages may not use them if the business has changed its name or logo.
 */
export function sharePictures(): boolean {
  return brand.name === CONTENT.name && !brand.logo;
}

/**
 * Sample values in content/site/brand.ts, whether or not the business has replaced them. No email to a customer may
 * contain one.
 */
export const SAMPLE_VALUES: readonly string[] = [
  CONTENT.bookingUrl,
  ...Object.values(CONTENT.email),
  ...Object.values(CONTENT.legal),
].filter(isSample);
