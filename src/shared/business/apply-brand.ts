import { brand, isSample, type Brand } from "#content/site/brand.ts";

const CONTENT: Readonly<Brand> = { ...brand };

let applied: Partial<Brand> = {};

/**
 * Replaces entries of content/site/brand.ts by those that the business has set. They are replaced only in the server
 * process or the browser that calls this function.
 */
export function applyBrand(changes: Partial<Brand>): void {
  if (changes === applied) return;
  // Clears entries that the business had set and has removed. `CONTENT` alone would not clear all of them: for some,
  // such as the logo, content/ has no value.
  const unset = Object.fromEntries(Object.keys(applied).map((name) => [name, undefined]));
  applied = changes;
  Object.assign(brand, unset, CONTENT, namedAs(changes.name ?? CONTENT.name), changes);
}

function namedAs(name: string): Partial<Brand> {
  return Object.fromEntries(
    Object.entries(CONTENT).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text.replaceAll(CONTENT.name, name)]] : [],
    ),
  );
}

/** Returns the entries that the business has set, which the browser has to apply too. */
export function appliedBrand(): Partial<Brand> {
  return applied;
}

export function contentBrand(): Readonly<Brand> {
  return CONTENT;
}

/**
 * Whether pages have a link-preview image (og:image). These images contain the name and the logo from content/, so they
 * are wrong for a business that has set its own.
 */
export function sharePictures(): boolean {
  return brand.name === CONTENT.name && !brand.logo;
}

/**
 * Sample values in content/site/brand.ts, including those that the business has replaced. No email to a customer may
 * contain a sample value.
 */
export const SAMPLE_VALUES: readonly string[] = [
  CONTENT.bookingUrl,
  ...Object.values(CONTENT.email),
  ...Object.values(CONTENT.legal),
].filter(isSample);
