import { brand, isSample } from "#content/site/brand.ts";

export type About = Pick<typeof brand, "legal" | "email">;

/**
 * Returns the paths of the entries that still have sample values, such as "legal.street". If the list is empty, the
 * imprint may be served.
 */
export function sampleEntries({ legal, email }: About = brand): string[] {
  const entries = Object.entries({ ...within("legal", legal), "email.hello": email.hello });
  return entries
    .filter(([name, value]) => isSample(value) || (name === "email.hello" && value === ""))
    .map(([name]) => name);
}

function within(name: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]),
  );
}

/** Whether the site serves the imprint. In production, it serves the imprint only if no sample data is left in it. */
export function isImprintServed(
  mode: "development" | "production" | "test",
  about: About = brand,
): boolean {
  return mode !== "production" || sampleEntries(about).length === 0;
}
