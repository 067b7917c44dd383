import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { groupLetters, unicodeRange, type Group, type Letter } from "./letter-groups.ts";
import { embeddedFont, openTextWidths } from "./text-widths.ts";

/*
 * Prints the faces of src/design/css/fonts.css, fitted to our fonts and content/ (docs/delivery.md):
 * node tools/fonts/fit-fallbacks.ts FOLDER
 * FOLDER holds @fontsource/arimo and @fontsource/roboto as `arimo`, `roboto`; DejaVu Sans is installed.
 */

const [references] = process.argv.slice(2);
if (references === undefined) {
  console.error("Usage: node tools/fonts/fit-fallbacks.ts FOLDER (with arimo and roboto in it)");
  process.exit(2);
}

/** How far a letter's size may be from the mean. */
const LIMIT = 0.16;
const CHARS = Array.from(
  ` !"#%&'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|·—–‘’“”…→×`,
);

/** Ascent and descent are percent of the size, as in the fonts' files. */
const FIGTREE = { package: "figtree", family: "Figtree fallback", ascent: 95.05, descent: 25 };
const BRICOLAGE = {
  package: "bricolage-grotesque",
  family: "Bricolage fallback",
  ascent: 93,
  descent: 27,
};
const REGULAR = { weight: 400, weights: "400", file: 400 };
const MEDIUM = { weight: 500, weights: "500", file: 400 };
const BOLD = { weight: 600, weights: "600 900", file: 700 };
const FACES = [
  { ...FIGTREE, ...REGULAR, groups: 3, texts: lines() },
  { ...FIGTREE, ...MEDIUM, groups: 3, texts: lines() },
  { ...FIGTREE, ...BOLD, groups: 3, texts: lines() },
  { ...BRICOLAGE, ...BOLD, groups: 3, texts: headings() },
];
type Face = (typeof FACES)[number];

/** What machines have. Arimo has the widths of Arial. */
const SOURCES = [
  {
    suffix: "",
    package: "arimo",
    400: ["Arial", "ArialMT", "Liberation Sans"],
    700: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  },
  {
    suffix: " Android",
    package: "roboto",
    400: ["Roboto", "Roboto-Regular"],
    700: ["Roboto Bold", "Roboto-Bold"],
  },
  {
    suffix: " Linux",
    400: ["DejaVu Sans", "DejaVuSans"],
    700: ["DejaVu Sans Bold", "DejaVuSans-Bold"],
  },
];
type Source = (typeof SOURCES)[number];

const { widths, close } = await openTextWidths();
for (const face of FACES) {
  for (const source of SOURCES) console.log(await fit(face, source));
}
await close();

/** Faces of `source` that are as wide as `face`, letter by letter first and then by whole texts. */
async function fit(face: Face, source: Source): Promise<string> {
  const locals = source[face.file as 400 | 700].map((name) => `local("${name}")`).join(", ");
  const reference = source.package
    ? embeddedFont(referenceFont(source.package, face.file))
    : locals;
  const ours = whole("Ours", embeddedFont(variableFont(face.package)));
  const target = { family: "Ours", weight: face.weight };
  const own = await widths(ours, target, CHARS);
  const theirs = await widths(
    whole("Reference", reference),
    { family: "Reference", weight: 400 },
    CHARS,
  );
  const counts = countChars(face.texts);
  const letters = CHARS.map((char, index): Letter => {
    const width = theirs[index] ?? 0;
    return {
      char,
      ratio: (own[index] ?? 0) / width,
      weight: Math.max(1, counts.get(char) ?? 0) * width,
    };
  });
  let groups = groupLetters(letters, face.groups, LIMIT);

  // The bound and kerning leave the mean of whole texts a little off.
  const wanted = await widths(ours, target, face.texts);
  for (let round = 0; round < 3; round++) {
    const trial = css("Trial", reference, { ...face, weights: "100 900" }, groups);
    const got = await widths(trial, { family: "Trial", weight: face.weight }, face.texts);
    const ratios = wanted.map((width, index) => width / (got[index] ?? width));
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
    groups = groups.map((group) => ({ ...group, size: group.size * mean }));
  }
  return css(face.family + source.suffix, locals, face, groups);
}

function whole(family: string, src: string): string {
  return `@font-face { font-family: "${family}"; font-weight: 100 900; src: ${src}; }`;
}

/** The group with most of the text first: it also sets every letter that is in none. */
function css(
  family: string,
  src: string,
  { weights, ascent, descent }: Pick<Face, "weights" | "ascent" | "descent">,
  groups: readonly Group[],
): string {
  return groups
    .map(
      ({ size, chars }, index) => `@font-face {
  font-family: "${family}";
  src: ${src};
  font-weight: ${weights};
  size-adjust: ${(size * 100).toFixed(1)}%;
  ascent-override: ${(ascent / size).toFixed(1)}%;
  descent-override: ${(descent / size).toFixed(1)}%;
  line-gap-override: 0%;${index === 0 ? "" : `\n  unicode-range: ${unicodeRange(chars)};`}
}
`,
    )
    .join("\n");
}

function variableFont(name: string): string {
  const folder = `node_modules/@fontsource-variable/${name}/files`;
  return join(import.meta.dirname, "../..", folder, `${name}-latin-wght-normal.woff2`);
}

function referenceFont(name: string, weight: number): string {
  return join(references ?? "", name, "files", `${name}-latin-${weight}-normal.woff2`);
}

/** Of 60 characters, as many as a column holds. */
function lines(): string[] {
  const sentences = contentStrings(/"([^"\n]{40,})"/g)
    .join(" ")
    .replace(/\s+/g, " ");
  return (sentences.match(/.{60}/g) ?? []).filter((_, index) => index % 9 === 0).slice(0, 500);
}

function headings(): string[] {
  return contentStrings(/(?:heading|title|question|promise|name): "([^"\n]{8,60})"/g);
}

function contentStrings(pattern: RegExp): string[] {
  const root = join(import.meta.dirname, "../../content");
  return globSync("**/*.ts", { cwd: root })
    .toSorted()
    .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(pattern)])
    .map((match) => (match[1] ?? "").replace(/\\u\w+|\\./g, " "));
}

function countChars(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const char of texts.join("")) counts.set(char, (counts.get(char) ?? 0) + 1);
  return counts;
}
