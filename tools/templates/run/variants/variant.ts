import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "../fixtures.ts";

/** A variant of a workflow's test: cases with other data, and the function that judges the runs. */
export type Variant = {
  kind: VariantKind;
  file: WorkflowFile;
  cases: { case: FixtureCase; judge: (happened: RecordedCase) => Finding[] }[];
};

/** `values`: other values than the examples. `items`: several items. `signs`: characters that must be escaped. */
export const VARIANT_KINDS = ["values", "items", "signs"] as const;
export type VariantKind = (typeof VARIANT_KINDS)[number];

/** `step`: name of the node that shows the finding. */
export type Finding = { step: string; sentence: string };

/** For each text, the function that returns its replacement, however the text is capitalized. */
export type Others = ReadonlyMap<string, (found: string) => string>;

/** Replaces texts everywhere in a JSON value, also in keys. Longer texts are replaced first. */
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

/** Makes the pattern of a text. Short texts match whole words only. */
function patternOf(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return /^\w{1,4}$/.test(text) ? String.raw`\b${escaped}\b` : escaped;
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
