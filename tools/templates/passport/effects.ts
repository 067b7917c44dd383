import { textsIn, valuesOf, VALUES_NODE } from "../../../packages/check/src/read/nodes.ts";
import type { Passport, PassportEffect } from "../../../src/workflow/passport/passport.ts";
import type { Deed } from "../../../src/workflow/story/deeds.ts";
import { messageOf } from "./messages.ts";
import type { PassportRuns, RunStep } from "./runs.ts";

type Write = Passport["writes"][number];

/** Lists what a step did outside n8n: its messages, and what it wrote, changed or deleted. */
export function effectsOf(
  step: RunStep,
  runs: PassportRuns,
  own: ReadonlySet<string>,
): PassportEffect[] {
  const service = labelOf(step.node, runs);
  return step.deeds.flatMap((deed): PassportEffect[] => {
    const { channel, place } = deed;
    const message = messageOf(deed)[0];
    if (!message) {
      const act = writeOf(deed, step, runs);
      return act ? [{ act, channel, service, place, text: "", own: false }] : [];
    }
    const values = message.values.map(({ name, value }) => `${name}: ${value}`).join(", ");
    const text = shortened(message.subject || message.text || values);
    return [
      { act: message.act, channel, service, place, text, own: place !== "" && own.has(place) },
    ];
  });
}

/** Lists what the recorded runs wrote, changed or deleted, by step, in the order of the file. */
export function writesIn(runs: PassportRuns): Write[] {
  return runs.nodes.flatMap(({ name, label }) => {
    const places = new Map<Write["act"], Set<string>>();
    for (const step of runs.cases.flatMap(({ steps }) => steps)) {
      if (step.node !== name) continue;
      for (const deed of step.deeds) {
        const act = messageOf(deed).length > 0 ? undefined : writeOf(deed, step, runs);
        if (act) places.set(act, (places.get(act) ?? new Set()).add(deed.place));
      }
    }
    return [...places].map(([act, all]) => ({
      step: name,
      service: label,
      act,
      places: [...all].filter((place) => place !== ""),
    }));
  });
}

/** The texts of the file and of the step that holds the owner's values. */
export function ownTexts({ cases, file }: PassportRuns): Set<string> {
  const names = new Set((valuesOf(file) ?? []).map(({ name }) => name));
  const steps = cases.flatMap((one) => one.steps);
  // The step hands on what came in as well.
  const values = textsIn(steps.filter(({ node }) => node === VALUES_NODE).map(({ out }) => out));
  return new Set(
    [...textsIn(file), ...values.filter(({ key }) => names.has(key))].map(({ value }) => value),
  );
}

/** @returns undefined for what only reads */
function writeOf(
  { act, channel }: Deed,
  { node, told = [] }: RunStep,
  { subject }: PassportRuns,
): Write["act"] | undefined {
  if (act === "add" || act === "change" || act === "remove") return act;
  const { mode, method, httpRequestMethod } = subject.known(node)?.facts.parameters ?? {};
  if (act === "model") return mode === "insert" ? "add" : undefined;
  if (act !== "call") return undefined;
  // The operations of labels have names of their own.
  if (channel === "gmail") return "change";
  const query = textsIn(told).find(({ key }) => key === "query")?.value ?? "";
  if (/\bdelete\s+from\b/i.test(query)) return "remove";
  if (/\b(?:insert\s+into|update|create\s+table)\b/i.test(query)) return "change";
  return (method ?? httpRequestMethod ?? "GET") === "GET" ? undefined : "call";
}

function labelOf(name: string, { nodes }: PassportRuns): string {
  return nodes.find((node) => node.name === name)?.label ?? name;
}

function shortened(text: string): string {
  const [line = ""] = text.split("\n");
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT).trimEnd()}…` : line;
}

const MAX_TEXT = 90;
