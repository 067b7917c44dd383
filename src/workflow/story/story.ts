import { TemplateMetadata } from "../facts/template-metadata.ts";
import { wiresOf } from "../drawing/page-layout.ts";
import { wayLabel } from "../outline/outline.ts";
import { isMain, isRecord } from "#check/read/edges.ts";
import { outputLabels, portsOf, type StoredPorts } from "#check/read/ports.ts";
import { readWorkflow, type Workflow } from "#check/read/workflow.ts";
import {
  inputOf,
  readCases,
  type Json,
  type RecordedCase,
  type RecordedStep,
} from "../record/read-record.ts";
import { RunRecord } from "../record/run-record.ts";
import { valuesOf } from "#check/read/nodes.ts";
import { deedOf, type Deed } from "./deeds.ts";
import { readable, type NamedValue } from "./readable.ts";

const MAX_ITEMS = 2;
const MAX_VALUES = 8;
const MAX_DEEDS = 3;

export type Entries = { count: number; shown: NamedValue[][] };

export type StoryStep = {
  node: string;
  kind: string;
  /**
   * SVG path data of the wires (the lines in the workflow's drawing) along which items came to this step, from earlier
   * steps and from sub-nodes.
   */
  wires: string[];
  parts: string[];
  came: Entries;
  /** `way`: name of the output, such as "yes" or "if it fails"; "" if it is the only output. */
  went: (Entries & { way: string })[];
  deeds: Deed[];
  moreDeeds: number;
  /**
   * Reason that n8n gives for the failure of the step. "" if the test made the step fail on purpose. Undefined if the
   * step succeeded.
   */
  error?: string;
};

export type CaseKind = "normal" | "rejected" | "empty" | "error";

export type StoryCase = {
  kind: CaseKind;
  name: string;
  failed: boolean;
  steps: StoryStep[];
};

/** Recorded runs, rewritten for readers. `n8n`: version of n8n in the runs. `on`: day of the recording, ISO date. */
export type Story = { n8n: string; on: string; cases: StoryCase[] };

/** A template's first test case, rewritten for readers. `count`: number of all test cases of the template. */
export type FirstCase = Pick<Story, "n8n" | "on"> & { first: StoryCase; count: number };

type Files = { record: string; workflow: string; metadata: unknown };

const Known = TemplateMetadata.pick({ ports: true, nodes: true });

/** Turns a template's recorded runs into texts for readers. Returns undefined if a file has an unknown form. */
export function readStory(files: Files): Story | undefined {
  const recorded = openRecord(files);
  if (!recorded) return undefined;
  const { n8n, on, cases, tell, drawn } = recorded;
  const wires = drawn();
  return { n8n, on, cases: cases.map((one) => tell(one, wires)) };
}

/**
 * Like `readStory`, but only for the first test case, and without wires (the lines in the workflow's drawing). Reading
 * all test cases and laying out the wires would take longer than building the rest of the page.
 */
export function readFirstCase(files: Files): FirstCase | undefined {
  const recorded = openRecord(files);
  const [first] = recorded?.cases ?? [];
  if (!recorded || !first) return undefined;
  const { n8n, on, cases, tell } = recorded;
  return { n8n, on, first: tell(first, {}), count: cases.length };
}

function openRecord(files: Files) {
  const record = RunRecord.safeParse(JSON.parse(files.record)).data;
  const known = Known.safeParse(files.metadata).data;
  if (!record || !known) return undefined;
  const { ports, nodes } = known;
  const file = JSON.parse(files.workflow) as { settings?: { timezone?: unknown } };
  const zone = file.settings?.timezone;
  const workflow = readWorkflow(file);
  const teller: Omit<Teller, "wires"> = {
    workflow,
    ports,
    kinds: new Map(nodes.map(({ type, label }) => [type, label])),
    // All items contain the values that each user sets (node "Set your values"). Readers do not see these values.
    hidden: new Set(valuesOf(workflow).map(({ name }) => name)),
  };
  return {
    n8n: record.tried[0]?.n8n ?? "",
    on: record.tried[0]?.on ?? "",
    cases: readCases(asItWasThere(record, typeof zone === "string" ? zone : "UTC")),
    tell: (one: RecordedCase, wires: Wires) => tellCase(one, { ...teller, wires }),
    drawn: () => wiresOf(workflow, ports),
  };
}

type Wires = ReturnType<typeof wiresOf>;

/** `kinds`: readable names of the node types, by type. `hidden`: names of the fields that readers do not see. */
type Teller = {
  workflow: Workflow;
  ports: StoredPorts;
  kinds: ReadonlyMap<string, string>;
  hidden: ReadonlySet<string>;
  wires: Wires;
};

function tellCase(one: RecordedCase, teller: Teller): StoryCase {
  return {
    ...situationOf(one.name),
    failed: one.status === "error",
    steps: one.steps.map((step) => tellStep(one, step, teller)),
  };
}

/** Splits the name of a test case, such as "normal: a table is booked", into its kind and its situation. */
export function situationOf(caseName: string): Pick<StoryCase, "kind" | "name"> {
  const [, kind = "normal", name = caseName] =
    /^(normal|rejected|empty|error): (.*)$/s.exec(caseName) ?? [];
  return { kind: kind as CaseKind, name: name.charAt(0).toUpperCase() + name.slice(1) };
}

function tellStep(one: RecordedCase, step: RecordedStep, teller: Teller): StoryStep {
  const { node, from, out, told: received = [] } = step;
  const { workflow, ports, kinds, hidden, wires } = teller;
  const parts = isRecord(step.parts) ? Object.keys(step.parts) : [];
  const known = workflow.nodes.find(({ name }) => name === node);
  const labels = known ? outputLabels(portsOf(workflow.edges, known, ports)) : [];
  const error =
    step.error ?? (known?.hasErrorOutput ? reasonIn(out[labels.length - 1]) : undefined);
  const deeds = received.flatMap((item) => deedOf(item, known?.type ?? "") ?? []);
  return {
    node,
    kind: kinds.get(known?.type ?? "") ?? "",
    wires: workflow.edges.flatMap((edge, place) => {
      const isTaken = from.some(
        ({ step: before, output }) =>
          edge.from === one.steps[before]?.node && edge.fromPort === output && edge.to === node,
      );
      const isPart = edge.to === node && !isMain(edge) && parts.includes(edge.from);
      return isTaken || isPart ? (wires[place] ?? []) : [];
    }),
    parts,
    came: entriesOf(inputOf(one, step).flat(), hidden),
    went: out.flatMap((items, port) =>
      items.length === 0
        ? []
        : [{ way: known ? wayLabel(known, port, labels) : "", ...entriesOf(items, hidden) }],
    ),
    deeds: deeds.slice(0, MAX_DEEDS),
    moreDeeds: Math.max(0, deeds.length - MAX_DEEDS),
    ...(error !== undefined && { error: error.includes(MADE_TO_FAIL) ? "" : error }),
  };
}

/** Returns the reason for a failure, which n8n writes into the items at the step's error output. */
function reasonIn(items: readonly Json[] = []): string | undefined {
  const [item] = items;
  if (!isRecord(item)) return undefined;
  const { error } = item;
  const reason = isRecord(error) ? error["message"] : error;
  return typeof reason === "string" ? reason : "";
}

function entriesOf(items: readonly Json[], hidden: ReadonlySet<string>): Entries {
  const shown = items
    .slice(0, MAX_ITEMS)
    .map((item) =>
      readable(item, hidden)
        .toSorted((a, b) => Number(a.minor ?? false) - Number(b.minor ?? false))
        .slice(0, MAX_VALUES),
    )
    .filter((values) => values.length > 0);
  return { count: items.length, shown };
}

/** Matches n8n's message about a missing credential. The tests leave a credential out to make its service fail. */
const WITHOUT_CREDENTIAL =
  /(?:Node does not have any credentials set|Credentials not found)(?: \(item \d+\)| \[line \d+\])?/g;
const MADE_TO_FAIL = "the service did not answer";

/**
 * Matches the placeholder that recorded runs contain in place of a phone number. Readers see `PHONE` instead, a number
 * that nobody has.
 */
const UNSET_PHONE = /\b(?:your|the lead's) phone number\b/g;
const PHONE = "+49 30 23125123";

const UTC_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
/** Integers in this range (the years 2017 to 2033) are taken for Unix timestamps in ms. */
const TIMESTAMPS = { from: 1_500_000_000_000, to: 2_000_000_000_000 };

type Held = Pick<RunRecord, "cases" | "values">;

/**
 * Rewrites recorded runs for readers. Times in UTC become times in the workflow's time zone, failures that the tests
 * caused get a plain reason, and placeholders for phone numbers become examples.
 * @param zone - such as `Europe/Berlin`
 */
export function asItWasThere({ cases, values }: Held, zone: string): Held {
  const localTime = timeIn(zone);
  return JSON.parse(JSON.stringify({ cases, values }), (_, value: unknown) => {
    if (typeof value === "number") {
      const isTime = Number.isInteger(value) && value >= TIMESTAMPS.from && value < TIMESTAMPS.to;
      return isTime ? localTime(new Date(value)) : value;
    }
    if (typeof value !== "string") return value;
    if (UTC_TIME.test(value)) return localTime(new Date(value)) ?? value;
    return value.replace(WITHOUT_CREDENTIAL, MADE_TO_FAIL).replace(UNSET_PHONE, PHONE);
  }) as Held;
}

/** Returns a function that writes a time in a zone as `2026-05-04T09:30`, or returns undefined for an invalid time. */
function timeIn(zone: string): (time: Date) => string | undefined {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: isZone(zone) ? zone : "UTC",
    dateStyle: "short",
    timeStyle: "short",
  });
  return (time) =>
    Number.isNaN(time.getTime()) ? undefined : format.format(time).replace(" ", "T");
}

function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
