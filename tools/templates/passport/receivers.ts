import { dataMapOf } from "../../../packages/check/src/data-map/data-map.ts";
import type { DataMap } from "../../../packages/check/src/data-map/receiver.ts";
import {
  PERSONAL_FIELDS,
  personalFieldsIn,
} from "../../../packages/check/src/rules/personal-fields.ts";
import { isRecord } from "../../../packages/check/src/read/edges.ts";
import { textsIn } from "../../../packages/check/src/read/nodes.ts";
import type { Passport } from "../../../src/workflow/passport/passport.ts";
import { isIn, readableText } from "./data-in-texts.ts";
import { writesIn } from "./effects.ts";
import { type Datum, peopleIn, POSTAL } from "./people-in-runs.ts";
import type { PassportRuns, RunStep } from "./runs.ts";

/** Lists the companies that get data according to the workflow file or according to what the recorded runs sent. */
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

/** Matches names of fields that belong to n8n and are not filled in for the service. */
const SETTINGS = /\b(?:mode|values|fields|updates)$|^(?:input data|binary)/i;

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
