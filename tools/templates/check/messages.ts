import { messageIn, type Message } from "../../../src/workflow/record/messages.ts";
import { isRecord } from "../../../packages/check/src/read/edges.ts";
import { readCases, type Json } from "../../../src/workflow/record/read-record.ts";
import { templateWords } from "../passport/messages.ts";
import { openRecord } from "../record/open-record.ts";
import type { TemplateSubject } from "./subject.ts";

export function checkMessages({ template, file, documents }: TemplateSubject): string[] {
  const guide = documents["configuration.md"] ?? "";
  const record = openRecord(template);
  const types = new Map(file.nodes.map(({ name, type }) => [name, type]));
  return (record ? readCases(record) : []).flatMap(({ name, steps }) =>
    steps.flatMap(({ node, told = [] }) =>
      told.flatMap((one) => {
        const type = types.get(node) ?? "";
        const complaint = missingWords(one, guide);
        if (complaint) return [complaint];
        const message = messageIn(one, type);
        if (!message) return [];
        return stumblesIn({ ...message, type }).map(
          (what) => `run.json, case "${name}", "${node}": ${what}`,
        );
      }),
    ),
  );
}

/**
 * Checks that the guide contains the text of a WhatsApp message template. The text is stored at Meta; the workflow
 * contains only the template's name.
 * @param parameters - the message that a step sent
 * @returns a sentence if the text is missing
 */
export function missingWords(parameters: Json, guide: string): string | undefined {
  const template = isRecord(parameters) ? parameters["template"] : undefined;
  if (typeof template !== "string") return undefined;
  const name = template.replace(/\|.*/, "");
  if (templateWords(guide, name) !== undefined) return undefined;
  return `configuration.md has to give the words of the WhatsApp template: \`${name}\`: "…".`;
}

/**
 * Finds faults that the reader of a message would notice, such as a missing value or two spaces in a row.
 * @returns a sentence for each fault
 */
export function stumblesIn({ type, to, subject, text }: Message & { type: string }): string[] {
  const found = STUMBLES.flatMap(([pattern, sentence]) =>
    [subject, text].flatMap((part) => {
      const match = pattern.exec(part);
      if (!match) return [];
      const around = part.slice(Math.max(0, match.index - 20), match.index + match[0].length + 20);
      return [`${JSON.stringify(around)}: ${sentence}`];
    }),
  );
  // Only an email that begins a conversation needs a subject. For an answer within a conversation, the node has neither
  // a receiver nor a subject.
  const isNew = /\.(gmail|emailSend|microsoftOutlook)$/.test(type) && to !== "";
  return isNew && subject.trim() === "" ? [...found, "an email without a subject."] : found;
}

const STUMBLES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:undefined|null|NaN)\b|\[object Object\]|Invalid Date(?:Time)?|\{\{|\}\}/,
    "a value is missing, or was not put in.",
  ],
  [/\(\s*\)|<(\w+)>\s*<\/\1>/, "nothing stands inside."],
  [/^[\p{L}\d ]+: +\n/mu, "nothing stands behind the colon."],
  [/\S {2,}\S|\d (?:[,)]|\. )/, "there is a gap."],
  [/\n\s*\n\s*\n/, "there are two empty lines."],
  [
    /(?<![\d.,])\b1 (?:more |other |working )?(?!(?:is|was|has)\b)[a-z]+s\b/,
    "one is counted as several.",
  ],
];
