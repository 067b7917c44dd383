import {
  personalFieldsIn,
  type PersonalField,
} from "../../../packages/check/src/rules/personal-fields.ts";
import { isRecord } from "../../../packages/check/src/read/edges.ts";
import { textsIn } from "../../../packages/check/src/read/nodes.ts";
import { ownTexts } from "./messages.ts";
import type { PassportRuns } from "./runs.ts";

export const POSTAL: PersonalField = "postal address";

/**
 * A text from a recorded run that may contain personal data. `name`: name of the text's field, or the question that the
 * text answers. `fields`: kinds of personal data in the text.
 */
export type Datum = {
  node: string;
  name: string;
  fields: PersonalField[];
  /** Whether a person wrote the text freely: as a message, or as several words in a field of unknown kind. */
  isWords: boolean;
  value: string;
};

/**
 * Lists the personal data that triggers and services output in the runs. Data about the workflow's owner is left out.
 */
export function peopleIn(runs: PassportRuns): Datum[] {
  const ownerTexts = ownTexts(runs);
  return runs.cases
    .flatMap(({ steps }) => steps)
    .filter(({ node, told, deeds }) => {
      const type = runs.subject.nodeCalled(node)?.type ?? "";
      // A step that sends or writes something only outputs the items that it received, so it brings no new personal
      // data into the run.
      if (type.endsWith(".errorTrigger") || deeds.some(({ act }) => HANDS_ON.has(act)))
        return false;
      return told !== undefined || runs.subject.known(node)?.facts.isTrigger;
    })
    .flatMap(({ node, out }) => answersIn(out).map((answer) => ({ node, ...answer })))
    .filter(({ value }) => !ownerTexts.has(value) && !/^\S*:\/\/|^[\d-]+T[\d:.]+/.test(value))
    .map(({ node, name, value }) => {
      const named = personalFieldsIn(`["${asField(name)}"]`).map((field) =>
        field === POSTAL && value.includes("@") ? "email address" : field,
      );
      if (PERSON.test(name) && NAME.test(value)) named.push("name");
      const fits = named.filter((field) => LOOKS_LIKE[field]?.test(value) !== false);
      const isText = named.includes("message") || TITLE.test(name);
      const isWords =
        !isModel(node, runs) && (isText || (named.length === 0 && /\p{L}\s+\p{L}/u.test(value)));
      const health: PersonalField[] = isWords && HEALTH.test(value) ? ["health"] : [];
      return { node, name, value, isWords, fields: [...fits, ...health] };
    });
}

function isModel(name: string, { subject }: PassportRuns): boolean {
  const known = subject.known(name);
  return known?.node.type.startsWith("@n8n/") === true && !known.facts.isTrigger;
}

const HANDS_ON: ReadonlySet<string> = new Set([
  "send",
  "draft",
  "answer",
  "add",
  "change",
  "remove",
]);

/** Matches names of columns that contain the person whom an entry is about. */
const PERSON = /^(?:applicant|client|customer|employee|guest|member|participant)$/i;
const NAME = /^\p{Lu}[\p{L}\p{M}.'’ -]+$/u;

/**
 * Matches the name of the field with the title of a calendar entry. People write there whatever they want, so even a
 * title of a single word counts as free text.
 */
const TITLE = /^summary$/;

/** Matches words about health. They may occur in answers to questions that do not ask about health. */
const HEALTH =
  /\b(?:pains?|allerg\w+|diagnos\w+|medic(?:ation|ine|ines)|pregnan\w+|therap\w+|diabet\w+|fever|blood pressure|dementia|wheelchair|asthma)\b/i;

type Answer = { name: string; value: string };

/**
 * Lists the texts in a value with the names of their fields. In pairs of question and answer, as in `{ "text": "Date of
 * birth", "answer": { "day": "3" } }`, the question is the name.
 */
function answersIn(value: unknown, name = ""): Answer[] {
  if (typeof value === "string") return value === "" ? [] : [{ name, value }];
  if (Array.isArray(value)) return value.flatMap((one) => answersIn(one, name));
  if (!isRecord(value)) return [];
  const at = "answer" in value ? "answer" : "value";
  const keys = at === "answer" ? ["text", ...QUESTIONS] : QUESTIONS;
  const question = keys.map((key) => value[key]).find((one) => typeof one === "string");
  const answers = typeof question === "string" ? textsIn(value[at]) : [];
  // The question and the answer are already listed as a pair, so the fields that hold them are skipped. The field
  // "error" is skipped too, because it holds the message of a failure and no personal data.
  const known = answers.length > 0 ? [at, ...keys, "error"] : ["error"];
  return [
    ...answers.map((text) => ({ name: String(question), value: text.value })),
    ...Object.entries(value).flatMap(([key, part]) =>
      known.includes(key) ? [] : answersIn(part, key),
    ),
  ];
}

const QUESTIONS = ["label", "title", "question", "name"];

/** Turns a question into the name of a field: "What is your name?" becomes "name". */
function asField(name: string): string {
  return name
    .replace(/^(?:what (?:is|are)|please enter|enter)\s+/i, "")
    .replace(/^(?:your|the|my)\s+/i, "")
    .replace(/\W+$/, "")
    .replaceAll(/["'`\]]/g, "");
}

/**
 * Patterns by kind of personal data. A value counts as data of a kind only if it matches the pattern. The name of a
 * field is not enough: a field "from" may hold an email address or a name.
 */
const LOOKS_LIKE: Partial<Record<PersonalField, RegExp>> = {
  "email address": /@/,
  "phone number": /(?:\d\D*){6}/,
};
