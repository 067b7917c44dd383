import { dataMapOf, type DataMap } from "../../../packages/check/src/data-map/data-map.ts";
import {
  PERSONAL_FIELDS,
  personalFieldsIn,
  type PersonalField,
} from "../../../packages/check/src/data-map/personal-fields.ts";
import { isRecord } from "../../../packages/check/src/read/edges.ts";
import { textsIn } from "../../../packages/check/src/read/nodes.ts";
import type { Passport } from "../../../src/workflow/passport/passport.ts";
import { writesIn } from "./effects.ts";
import { ownTexts } from "./messages.ts";
import type { PassportRuns, RunStep } from "./runs.ts";

/**
 * Lists which company receives which personal data. The list covers both what the workflow file says and what the
 * recorded runs really sent.
 */
export function receiversIn(runs: PassportRuns): Pick<Passport, "receivers" | "unknown"> {
  const { receivers, unknown } = dataMapOf(runs.file, runs.subject.catalog);
  const people = peopleIn(runs);
  const writers = new Set(writesIn(runs).map(({ step }) => step));
  return {
    receivers: receivers
      .map((one) => received(one, runs, people, writers))
      .toSorted((a, b) => b.fields.length - a.fields.length),
    unknown,
  };
}

function received(
  { company, kind, hosts, fields, texts, stores, nodes }: DataMap["receivers"][number],
  { cases, subject }: PassportRuns,
  people: readonly Datum[],
  writers: ReadonlySet<string>,
): Passport["receivers"][number] {
  const steps = cases.flatMap((one) => one.steps);
  const sent = readableText(steps.flatMap((step) => textsSentTo(step, nodes)));
  const reached = people.filter((datum) => isIn(sent, datum));
  const given = people.filter(({ node }) => nodes.includes(node));
  const written = steps.filter(({ node }) => nodes.includes(node)).flatMap(columnsOf);
  const columns = [...new Set(written)];
  const named = columns.flatMap((name) => personalFieldsIn(`["${name}"]`));
  const all = new Set([...fields, ...reached.flatMap((one) => one.fields), ...named]);
  // A field with the name "address" often holds an email address. "Postal address" is therefore listed only if a field
  // held a postal address in some run.
  if (!people.some((one) => one.fields.includes(POSTAL))) all.delete(POSTAL);
  return {
    company,
    kind,
    services: [...new Set(nodes.flatMap((name) => subject.known(name)?.facts.label ?? []))],
    hosts,
    fields: [
      // The kind "message" says little, so it is left out. The kinds of personal data in the message are listed.
      ...PERSONAL_FIELDS.filter((field) => all.has(field) && field !== "message"),
      ...(all.size > 0 && steps.some((step) => writesDates(step, nodes)) ? ["dates or times"] : []),
    ],
    words: namesOf(reached.filter(({ node }) => !nodes.includes(node))),
    texts,
    columns,
    gives: PERSONAL_FIELDS.filter(
      (field) => field !== "message" && given.some((one) => one.fields.includes(field)),
    ),
    givesWords: namesOf(given),
    stores: stores || nodes.some((name) => writers.has(name)),
    steps: nodes,
  };
}

const POSTAL: PersonalField = "postal address";

/** Returns the names of the fields with texts that other people wrote, such as "how can we help" or "notes". */
function namesOf(data: readonly Datum[]): string[] {
  const names = data.filter(({ isWords }) => isWords).map(({ name }) => inWords(name));
  return [...new Set(names)].toSorted();
}

function inWords(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .replace(/\W+$/, "")
    .toLowerCase();
}

/**
 * Whether the step writes a message or an entry with a date or time, such as the time of an appointment.
 * @param nodes - names of the nodes of one company
 */
function writesDates(step: RunStep, nodes: readonly string[]): boolean {
  const writes = step.deeds.some(({ act }) => act !== "look" && act !== "model" && act !== "call");
  return writes && textsSentTo(step, nodes).some((text) => DATE.test(text));
}

const DATE =
  /\b\d{4}-\d\d-\d\d|\b\d{1,2}:\d{2}\b|\b\d{1,2}\.? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

/** Lists the columns or fields that a step fills in when it writes an entry, such as a row of a spreadsheet. */
function columnsOf({ told = [], deeds }: RunStep): string[] {
  const rows = told.flatMap((given) => {
    const columns = isRecord(given) ? given["columns"] : undefined;
    const row = isRecord(columns) ? columns["value"] : undefined;
    return isRecord(row)
      ? Object.keys(row).filter((name) => row[name] !== "" && row[name] !== null)
      : [];
  });
  const fields = told.flatMap((given) =>
    textsIn(isRecord(given) ? given["fieldsUi"] : undefined).flatMap(({ key, value }) =>
      /^(?:column|fieldName|fieldId)$/.test(key) ? [value] : [],
    ),
  );
  if (rows.length + fields.length > 0)
    return [...rows, ...fields].filter((name) => name !== "row_number");
  return deeds
    .filter(({ act }) => act === "add" || act === "change")
    .flatMap(({ values }) => values.map(({ name }) => name))
    .filter((name) => !SETTINGS.test(name));
}

/** Matches names of fields that n8n itself needs. They say nothing about the entry that a step writes. */
const SETTINGS = /\b(?:mode|values|fields|updates)$|^(?:input data|binary)/i;

/** A text about a person. `name` is the name of the text's field, or the question that the text answers. */
type Datum = {
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
function peopleIn(runs: PassportRuns): Datum[] {
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
      const fits = named.filter((field) => LOOKS_LIKE[field]?.test(value) !== false);
      const isWords =
        !isModel(node, runs) &&
        (named.includes("message") || (named.length === 0 && /\p{L}\s+\p{L}/u.test(value)));
      const health: PersonalField[] = isWords && HEALTH.test(value) ? ["health"] : [];
      return { node, name, value, isWords, fields: [...fits, ...health] };
    });
}

/** Whether a language model writes what a step outputs. */
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
 * Patterns by kind of personal data. A value counts as the kind only if it matches the pattern. The name of a field is
 * not enough: a field "from" may hold an email address or a name.
 */
const LOOKS_LIKE: Partial<Record<PersonalField, RegExp>> = {
  "email address": /@/,
  "phone number": /(?:\d\D*){6}/,
};

function isIn(sent: string, { fields, isWords, value }: Datum): boolean {
  if (fields.includes("phone number")) return sent.replace(/[^\d\n]/g, "").includes(digits(value));
  const text = readableText([value]).slice(0, LONG);
  // A single word in `sent`, such as "cancel", does not prove that the person's text was sent: the workflow itself may
  // contain the word.
  if (isWords && !/\S\s\S/.test(text)) return false;
  if (text.length >= MIN_LENGTH) return sent.includes(text);
  return fields.includes("name") && new RegExp(`(?<!\\w)${text}(?!\\w)`).test(sent);
}

/** Returns the last seven digits of a phone number. They are the same with and without the country code. */
function digits(phone: string): string {
  return phone.replace(/\D/g, "").slice(-7);
}

/** Minimum characters of a value that is searched for. A shorter value might be found by chance. */
const MIN_LENGTH = 5;
/**
 * Only this many characters, from the beginning of a text, are searched for. The workflow may have cut off the rest of
 * the text.
 */
const LONG = 40;

/**
 * Joins texts and brings them into a form in which they can be compared: no escapes, small letters, no line breaks
 * within a text.
 */
function readableText(texts: readonly string[]): string {
  return texts
    .map((text) =>
      text
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&")
        .replace(/\\[nrt]|\s+/g, " ")
        .replaceAll('\\"', '"')
        .toLowerCase()
        .trim(),
    )
    .join("\n");
}

/**
 * Collects the texts that reached the given nodes: those that the step sent to its service, and those that its
 * sub-nodes (such as an AI model) got.
 */
function textsSentTo({ node, told, sent, parts }: RunStep, nodes: readonly string[]): string[] {
  const ofParts = Object.entries((parts ?? {}) as Record<string, unknown>);
  const given = ofParts.filter(([name]) => nodes.includes(name));
  const all = nodes.includes(node) ? [told, sent] : given.length > 0 ? [told, given] : [];
  return textsIn(all).map(({ value }) => value);
}
