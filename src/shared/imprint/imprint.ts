import { brand, isSample } from "#content/site/brand.ts";

/**
 * Returns the paths of the entries that still have sample values, such as "legal.street". An empty `email.hello` is
 * listed too.
 */
export function sampleEntries(): string[] {
  const { legal, email } = brand;
  const samples = Object.entries(legal).filter(([, value]) => isSample(value));
  const entries = samples.map(([name]) => `legal.${name}`);
  return isSample(email.hello) || email.hello === "" ? [...entries, "email.hello"] : entries;
}

/** Whether the site serves the imprint. In production, it does only if the imprint contains no sample data. */
export function isImprintServed(mode: "development" | "production" | "test"): boolean {
  return mode !== "production" || sampleEntries().length === 0;
}
