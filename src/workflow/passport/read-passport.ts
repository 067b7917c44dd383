import { PASSPORT_FILES, type PassportFile } from "./files.ts";
import { Passport } from "./passport.ts";

type Sums = Passport["files"];
type Hash = (text: string) => string;

/** Writes the list of checksums, one file a line, in the format of the program `sha256sum`. */
function checksumsText(files: Sums): string {
  return PASSPORT_FILES.map((name) => `${files[name].replace("sha256-", "")}  ${name}\n`).join("");
}

/**
 * Computes the checksums of a template's files, and the passport's own checksum.
 * @param hash - returns the checksum of a text, as `sha256-` and hex digits
 */
export function checksumsOf(
  texts: Record<PassportFile, string>,
  hash: Hash,
): Pick<Passport, "checksum" | "files"> {
  const files = Object.fromEntries(PASSPORT_FILES.map((name) => [name, hash(texts[name])])) as Sums;
  return { files, checksum: hash(checksumsText(files)) };
}

/**
 * Reads a template's passport, and compares its checksums with the template's files.
 * @throws Error with a sentence that says why the site must not offer the template
 */
export function readPassport(
  text: string | null,
  texts: Record<PassportFile, string | null>,
  hash: Hash,
): Passport {
  if (text === null) throw new Error("It has no passport.json.");
  const read = Passport.safeParse(parsed(text));
  if (!read.success) {
    const [first] = read.error.issues;
    throw new Error(`passport.json cannot be read (${first?.path.join(".")}: ${first?.message}).`);
  }
  const { verdict, findings, files, checksum } = read.data;
  const other = PASSPORT_FILES.filter((name) => files[name] !== hash(texts[name] ?? ""));
  if (other.length > 0) throw new Error(`Its passport is of another ${other.join(", ")}.`);
  if (checksum !== hash(checksumsText(files)))
    throw new Error("The checksum of its passport is not that of its files.");
  if (verdict === "red") throw new Error(`Its passport is red: ${findings.join(" ")}`);
  return read.data;
}

/** Parses JSON. Returns undefined if the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
