import type { Json, RecordedCase, RecordedStep } from "../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "./fixtures.ts";
import type { FinishedRun, NodeRun, RunItem } from "./server/n8n-client.ts";

/** Makes a recorded case from n8n's report of a run. Values that differ from run to run, such as ids, are left out. */
export function readRun({ name, trigger }: FixtureCase, run: FinishedRun): RecordedCase {
  const all = Object.entries(run.nodes)
    .flatMap(([node, runs]) => runs.map((one, turn) => ({ node, turn, one })))
    .toSorted((a, b) => a.one.executionIndex - b.one.executionIndex);
  const placeOf = (node: string, turn: number) =>
    all.findIndex((step) => step.node === node && step.turn === turn);
  const steps = all.map(({ node, one }): RecordedStep => ({
    node,
    from: (one.source ?? []).flatMap((source) =>
      source
        ? [
            {
              step: placeOf(source.previousNode, source.previousNodeRun ?? 0),
              output: source.previousNodeOutput ?? 0,
            },
          ]
        : [],
    ),
    out: outputsOf(one),
    ...(one.metadata?.told && { told: one.metadata.told.map(plain) }),
    ...(one.metadata?.sent && { sent: one.metadata.sent.map(plain) }),
    ...(one.metadata?.parts && { parts: plain(one.metadata.parts) }),
    ...(one.metadata?.tries && { tries: one.metadata.tries }),
    ...(one.error?.message && { error: one.error.message }),
  }));
  const status = run.status === "success" ? "success" : "error";
  return { name, trigger, status, ...(run.error && { error: run.error }), steps };
}

function outputsOf({ data }: NodeRun): Json[][] {
  const outputs = (data?.main ?? []).map((items) => (items ?? []).map(itemOf));
  while (outputs.length > 0 && outputs.at(-1)?.length === 0) outputs.pop();
  return outputs;
}

function itemOf({ json, binary }: RunItem): Json {
  if (!binary) return plain(json);
  const files = Object.values(binary).map(({ fileName, mimeType }) => `${fileName} (${mimeType})`);
  return plain({ ...(json as object), files });
}

/**
 * Converts a value to plain JSON. Long texts are shortened. Stack traces of errors are left out, because they contain
 * paths of n8n's own files.
 */
function plain(value: unknown): Json {
  return JSON.parse(
    JSON.stringify(value ?? null, (key, part: unknown) => {
      if (key === "stack") return undefined;
      return typeof part === "string" ? shorten(part) : part;
    }),
  ) as Json;
}

const MAX_TEXT = 4000;

function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  return `${text.slice(0, MAX_TEXT)} … (${text.length - MAX_TEXT} more)`;
}
