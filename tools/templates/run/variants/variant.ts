import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "../fixtures.ts";

/**
 * Test cases with changed data, and the workflow in which they run. Each case has a function `judge`, which finds the
 * mistakes in the run of the case.
 */
export type Variant = {
  kind: VariantKind;
  file: WorkflowFile;
  cases: { case: FixtureCase; judge: (happened: RecordedCase) => Finding[] }[];
};

/**
 * `values`: other values replace the user's example values. `items`: the trigger outputs several items. `signs`: texts
 * of strangers contain characters that must be escaped.
 */
const VARIANT_KINDS = ["values", "items", "signs"] as const;
export type VariantKind = (typeof VARIANT_KINDS)[number];

/** `step`: name of the node in which the mistake shows. */
export type Finding = { step: string; sentence: string };

/**
 * Texts to replace, each with a function that returns its replacement. The function gets the text as it was found,
 * because the found text may have other capitals.
 */
export type Others = ReadonlyMap<string, (found: string) => string>;

/** Replaces texts everywhere in a JSON value, also in keys. Longer texts are replaced before shorter ones. */
export function replaceTexts<T>(value: T, others: Others): T {
  if (others.size === 0) return value;
  const byText = new Map([...others].map(([text, other]) => [text.toLowerCase(), other]));
  const longestFirst = [...others.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map((text) => patternOf(inJson(text))).join("|"), "gi");
  const replaced = JSON.stringify(value).replace(pattern, (found) => {
    const text = JSON.parse(`"${found}"`) as string;
    return inJson(byText.get(text.toLowerCase())?.(text) ?? text);
  });
  return JSON.parse(replaced) as T;
}

/** Returns a pattern that finds a text. A text of up to four letters or digits matches only as a whole word. */
function patternOf(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return /^\w{1,4}$/.test(text) ? String.raw`\b${escaped}\b` : escaped;
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
