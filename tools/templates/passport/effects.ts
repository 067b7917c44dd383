import { textsIn } from "../../../packages/check/src/read/nodes.ts";
import type {
  Passport,
  PassportEffect,
  PassportMessage,
} from "../../../src/workflow/passport/passport.ts";
import type { Deed } from "../../../src/workflow/story/deeds.ts";
import { messageOf } from "./messages.ts";
import type { PassportRuns, RunStep } from "./runs.ts";

type Write = Passport["writes"][number];

/**
 * Lists what a step changes outside n8n: messages, and entries in services.
 * @param tells - returns whether a message informs the workflow's owner about a failure
 */
export function effectsOf(
  step: RunStep,
  runs: PassportRuns,
  tells: (message: PassportMessage) => boolean,
): PassportEffect[] {
  const service = labelOf(step.node, runs);
  return step.deeds.flatMap((deed): PassportEffect[] => {
    const { channel, place } = deed;
    const message = messageOf(deed)[0];
    if (!message) {
      const act = writeOf(deed, step, runs);
      return act ? [{ act, channel, service, place, text: "", tells: false }] : [];
    }
    const values = message.values.map(({ name, value }) => `${name}: ${value}`).join(", ");
    const text = shortened(message.subject || message.text || values);
    return [{ act: message.act, channel, service, place, text, tells: tells(message) }];
  });
}

/** Lists everything that the recorded runs added, changed or deleted in services. */
export function writesIn(runs: PassportRuns): Write[] {
  return runs.nodes.flatMap(({ name, label }) => {
    const places = new Map<Write["act"], string[]>();
    for (const step of runs.cases.flatMap(({ steps }) => steps)) {
      if (step.node !== name) continue;
      for (const deed of step.deeds) {
        const act = messageOf(deed).length > 0 ? undefined : writeOf(deed, step, runs);
        if (act) places.set(act, [...(places.get(act) ?? []), deed.place]);
      }
    }
    return [...places].map(([act, all]) => ({
      step: name,
      service: label,
      act,
      places: usual(all),
    }));
  });
}

/**
 * Lists the places (sheets, tables, calendars) where the runs changed data, without repetitions. If some places were
 * changed several times, the others are left out, because they may be exceptions of one test case.
 */
function usual(places: readonly string[]): string[] {
  const named = places.filter((place) => place !== "");
  const often = named.filter((place) => named.indexOf(place) !== named.lastIndexOf(place));
  return [...new Set(often.length > 0 ? often : named)];
}

/**
 * Returns how a step changed data in a service: "add", "change" or "remove", or "call" for a request whose effect is
 * unknown. Returns undefined if the step only read data.
 */
function writeOf(
  { act, channel }: Deed,
  { node, told = [] }: RunStep,
  { subject }: PassportRuns,
): Write["act"] | undefined {
  if (act === "add" || act === "change" || act === "remove") return act;
  const { mode, method, httpRequestMethod } = subject.known(node)?.facts.parameters ?? {};
  if (act === "model") return mode === "insert" ? "add" : undefined;
  if (act !== "call") return undefined;
  // `act` is "call" for operations of Gmail with unusual names, such as "addLabels". All of them change something.
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
  const [first = ""] = text.split("\n");
  const line = first.replaceAll(/(?<![\w*])\*([^*]+)\*(?![\w*])/g, "$1");
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT).trimEnd()}…` : line;
}

const MAX_TEXT = 90;
