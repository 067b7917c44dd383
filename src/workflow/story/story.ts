import type { PlacedEdge } from "../drawing/layout.ts";
import { layOutForPage } from "../drawing/page-layout.ts";
import { TemplateMetadata } from "../facts/template-metadata.ts";
import { wayLabel } from "../outline/outline.ts";
import { isRecord } from "#check/read/edges.ts";
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
  /** Keys of the story's `wires` (SVG paths) that end at this step. They come from earlier steps and from sub-nodes. */
  wires: number[];
  parts: string[];
  came: Entries;
  /**
   * Entries that left the step, by output. `way`: name of the output, such as "yes" or "if it fails"; "" if it is the
   * only output.
   */
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
  /** The situation that the case shows, as a sentence without a period. */
  name: string;
  failed: boolean;
  steps: StoryStep[];
};

export type Story = {
  n8n: string;
  on: string;
  cases: StoryCase[];
  /** SVG path data of the edges between steps, by index of the edge. */
  wires: Record<number, string>;
};

const Known = TemplateMetadata.pick({ ports: true, nodes: true });

/** Turns the recorded runs of a template into a story. Returns undefined if one of the files has an unknown form. */
export function readStory(files: {
  record: string;
  workflow: string;
  metadata: unknown;
}): Story | undefined {
  const record = RunRecord.safeParse(JSON.parse(files.record)).data;
  const known = Known.safeParse(files.metadata).data;
  if (!record || !known) return undefined;
  const { ports, nodes } = known;
  const file = JSON.parse(files.workflow) as { settings?: { timezone?: unknown } };
  const zone = file.settings?.timezone;
  const workflow = readWorkflow(file);
  const { edges } = layOutForPage(workflow, ports);
  const teller: Teller = {
    workflow,
    ports,
    edges,
    kinds: new Map(nodes.map(({ type, label }) => [type, label])),
    // All entries contain the values that every user sets. The story therefore hides these values.
    hidden: new Set(valuesOf(workflow).map(({ name }) => name)),
  };
  const shown = asItWasThere(record, typeof zone === "string" ? zone : "UTC");
  const cases = readCases(shown).map((one) => tellCase(one, teller));
  const used = new Set(cases.flatMap(({ steps }) => steps.flatMap(({ wires }) => wires)));
  return {
    n8n: record.tried[0]?.n8n ?? "",
    on: record.tried[0]?.on ?? "",
    cases,
    wires: Object.fromEntries([...used].map((place) => [place, edges[place]?.path ?? ""])),
  };
}

/**
 * Data about a workflow and its drawing, from which its story is made. `edges`: the connections, with their positions in
 * the drawing. `kinds`: names of node types. `hidden`: names of fields that are left out.
 */
type Teller = {
  workflow: Workflow;
  ports: StoredPorts;
  edges: readonly PlacedEdge[];
  kinds: ReadonlyMap<string, string>;
  hidden: ReadonlySet<string>;
};

function tellCase(one: RecordedCase, teller: Teller): StoryCase {
  const [, kind = "normal", name = one.name] =
    /^(normal|rejected|empty|error): (.*)$/s.exec(one.name) ?? [];
  return {
    kind: kind as CaseKind,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    failed: one.status === "error",
    steps: one.steps.map((step) => tellStep(one, step, teller)),
  };
}

function tellStep(one: RecordedCase, step: RecordedStep, teller: Teller): StoryStep {
  const { node, from, out, told: received = [] } = step;
  const { workflow, ports, edges, kinds, hidden } = teller;
  const parts = isRecord(step.parts) ? Object.keys(step.parts) : [];
  const known = workflow.nodes.find(({ name }) => name === node);
  const labels = known ? outputLabels(portsOf(workflow.edges, known, ports)) : [];
  const error =
    step.error ?? (known?.hasErrorOutput ? reasonIn(out[labels.length - 1]) : undefined);
  const deeds = received.flatMap((item) => deedOf(item, known?.type ?? "") ?? []);
  return {
    node,
    kind: kinds.get(known?.type ?? "") ?? "",
    wires: edges.flatMap((edge, place) => {
      const isTaken = from.some(
        ({ step: before, output }) =>
          edge.from === one.steps[before]?.node && edge.fromPort === output && edge.to === node,
      );
      const isPart = edge.to === node && !edge.isMain && parts.includes(edge.from);
      return isTaken || isPart ? [place] : [];
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

/** Returns the reason for a failure. It is in the items at the error output of the step. */
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

/** Matches the placeholder for a phone number. It is replaced by `PHONE`, a number that belongs to nobody. */
const UNSET_PHONE = /\b(?:your|the lead's) phone number\b/g;
const PHONE = "+49 30 23125123";

type Held = Pick<RunRecord, "cases" | "values">;

/**
 * Rewrites a record for readers. Times in UTC become times in the workflow's time zone, failures that the tests caused
 * get a plain reason, and placeholders for phone numbers become examples.
 * @param zone such as `Europe/Berlin`
 */
export function asItWasThere({ cases, values }: Held, zone: string): Held {
  const text = JSON.stringify({ cases, values })
    .replace(WITHOUT_CREDENTIAL, MADE_TO_FAIL)
    .replace(UNSET_PHONE, PHONE)
    .replace(/"(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)"/g, (_, time: string) =>
      JSON.stringify(localTime(new Date(time), zone) ?? time),
    )
    // Replaces numbers that are times in ms since 1970, from 2017 on.
    .replace(
      /(?<=[:[,])(1[5-9]\d{11})(?=[,}\]])/g,
      (number: string) => JSON.stringify(localTime(new Date(Number(number)), zone)) ?? number,
    );
  return JSON.parse(text) as Held;
}

function localTime(time: Date, timeZone: string): string | undefined {
  if (Number.isNaN(time.getTime())) return undefined;
  return time
    .toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .replace(" ", "T");
}
