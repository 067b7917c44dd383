/**
 * What pages are delivered by beyond the ordinary (docs/delivery.md). All of it is always used, but
 * in development, and for a benchmark that asks what one of them is worth: `BENCH_WITHOUT`, names
 * with commas between.
 */
export const TECHNIQUES = [
  "block-render",
  "deferred-fonts",
  "early-clicks",
  "encoding",
  "inlined-styles",
  "response-cache",
  "scripts-after-paint",
  "static-islands",
] as const;

export type Technique = (typeof TECHNIQUES)[number];

/** The names, in the browser as the server has put them on `<html>`. */
export const leftOut =
  typeof document === "undefined"
    ? globalThis.process.env["BENCH_WITHOUT"]
    : document.documentElement.dataset["without"];

const without = parseTechniques(leftOut);

export function uses(technique: Technique): boolean {
  return !without.includes(technique);
}

/** @throws Error with all names, for one that is none of them */
export function parseTechniques(names = ""): Technique[] {
  return names
    .split(",")
    .filter((name) => name !== "")
    .map((name) => {
      const technique = TECHNIQUES.find((known) => known === name);
      if (!technique) {
        throw new Error(`There is no technique "${name}", only ${TECHNIQUES.join(", ")}.`);
      }
      return technique;
    });
}
