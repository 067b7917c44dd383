import { dataMapOf, type DataMap } from "../../../packages/check/src/data-map/data-map.ts";
import {
  PERSONAL_FIELDS,
  personalFieldsIn,
  type PersonalField,
} from "../../../packages/check/src/data-map/personal-fields.ts";
import { isRecord } from "../../../packages/check/src/read/edges.ts";
import type { Json } from "../../../src/workflow/record/read-record.ts";
import { textsIn, valuesOf, VALUES_NODE } from "../../../packages/check/src/read/nodes.ts";
import type { Passport } from "../../../src/workflow/passport/passport.ts";
import type { PassportRuns, RunStep } from "./runs.ts";

/** Lists who receives which field of a person, as the file names it and as the recorded runs really sent it. */
export function receiversIn(runs: PassportRuns): Pick<Passport, "receivers" | "unknown"> {
  const { receivers, unknown } = dataMapOf(runs.file, runs.subject.catalog);
  const people = peopleIn(runs);
  return {
    receivers: receivers
      .map((one) => received(one, runs, people))
      .toSorted((a, b) => b.fields.length - a.fields.length),
    unknown,
  };
}

function received(
  { company, kind, hosts, fields, texts, stores, nodes }: DataMap["receivers"][number],
  { cases, subject }: PassportRuns,
  people: readonly Datum[],
): Passport["receivers"][number] {
  const sent = cases
    .flatMap(({ steps }) => steps)
    .map((step) => textSentTo(step, nodes))
    .join("\n");
  const seen = people.filter(({ value }) => sent.includes(value)).map(({ field }) => field);
  const written = cases
    .flatMap(({ steps }) => steps)
    .filter(({ node }) => nodes.includes(node))
    .flatMap(({ told = [] }) => told.flatMap(columnsIn));
  const all = new Set([...fields, ...seen, ...written]);
  const given = new Set(
    people.filter(({ node }) => nodes.includes(node)).map(({ field }) => field),
  );
  return {
    company,
    kind,
    services: [...new Set(nodes.flatMap((name) => subject.known(name)?.facts.label ?? []))],
    hosts,
    fields: PERSONAL_FIELDS.filter((field) => all.has(field)),
    texts,
    gives: PERSONAL_FIELDS.filter((field) => given.has(field)),
    stores,
    steps: nodes,
  };
}

/** The columns of a row that a step writes. */
function columnsIn(told: Json): PersonalField[] {
  const columns = isRecord(told) ? told["columns"] : undefined;
  const values = isRecord(columns) && isRecord(columns["value"]) ? columns["value"] : {};
  const filled = Object.keys(values).filter((name) => values[name] !== "" && values[name] !== null);
  return filled.flatMap((name) => personalFieldsIn(`["${name}"]`));
}

type Datum = { node: string; field: PersonalField; value: string };

/** Lists the personal data that triggers and services gave in the runs, without the data of the owner. */
function peopleIn({ cases, subject, file }: PassportRuns): Datum[] {
  const steps = cases.flatMap((one) => one.steps);
  const names = new Set((valuesOf(file) ?? []).map(({ name }) => name));
  // The step hands on what came in as well.
  const values = textsIn(steps.filter(({ node }) => node === VALUES_NODE).map(({ out }) => out));
  const own = new Set(
    [...textsIn(file), ...values.filter(({ key }) => names.has(key))].map(({ value }) => value),
  );
  return steps
    .filter(({ node, told }) => told !== undefined || subject.known(node)?.facts.isTrigger)
    .flatMap(({ node, out }) => textsIn(out).map((text) => ({ node, ...text })))
    .filter(({ value }) => value.length >= MIN_LENGTH && !own.has(value))
    .flatMap(({ node, key, value }) =>
      personalFieldsIn(`["${key}"]`)
        .filter((field) => LOOKS_LIKE[field]?.test(value) !== false)
        .map((field) => ({ node, field, value: inJson(value) })),
    );
}

/** "from" may hold a number, and "address" an email address. */
const LOOKS_LIKE: Partial<Record<PersonalField, RegExp>> = {
  "email address": /@/,
  "phone number": /(?:\d\D*){6}/,
  "postal address": /^[^@]+$/,
};

/** Shorter values are found by chance. */
const MIN_LENGTH = 5;

/** Joins the texts that a step told its service or really sent, and those that its parts got. */
function textSentTo({ node, told, sent, parts }: RunStep, nodes: readonly string[]): string {
  const ofParts = Object.entries((parts ?? {}) as Record<string, unknown>);
  const given = ofParts.filter(([name]) => nodes.includes(name));
  if (nodes.includes(node)) return inJson([told ?? [], sent ?? []]);
  return given.length > 0 ? inJson([told ?? [], given]) : "";
}

/** A text as it stands inside JSON. */
function inJson(value: unknown): string {
  const text = JSON.stringify(value);
  return typeof value === "string" ? text.slice(1, -1) : text;
}
