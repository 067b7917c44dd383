import { brand, isSample } from "#content/site/brand.ts";

export type About = Pick<typeof brand, "legal" | "email">;

/**
 * Returns the paths of the entries that still have sample values, such as "legal.street". If the list is empty, the
 * imprint may be served.
 */
export function sampleEntries({ legal, email }: About = brand): string[] {
  const samples = Object.entries(legal).filter(([, value]) => isSample(value));
  const entries = samples.map(([name]) => `legal.${name}`);
  return isSample(email.hello) || email.hello === "" ? [...entries, "email.hello"] : entries;
}

/** Whether the site serves the imprint. In production, it serves the imprint only if no sample data is left in it. */
export function isImprintServed(
  mode: "development" | "production" | "test",
  about: About = brand,
): boolean {
  return mode !== "production" || sampleEntries(about).length === 0;
}
