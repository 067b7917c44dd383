/** docs/delivery.md. Development and benchmarks leave some out: `BENCH_WITHOUT`, with commas. */
export const TECHNIQUES = [
  "deferred-fonts",
  "early-clicks",
  "encoding",
  "inlined-styles",
  "response-cache",
  "scripts-after-paint",
  "sections-in-turn",
  "static-islands",
] as const;

export type Technique = (typeof TECHNIQUES)[number];

/** In the browser as the server has put them on `<html>`. */
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
