import { textsIn, VALUES_NODE, isNote } from "../../../packages/check/src/read/nodes.ts";
import type { NodeInFile, WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import { faultsOfScript } from "./code-faults.ts";
import { nameOf, type FaultKind, type NodeFault } from "./fault.ts";
import { settingFaults } from "./setting-faults.ts";
import { conditionFaults, scheduleFaults, wireFaults } from "./structure-faults.ts";
import { faultsOfCode, faultsOfParameter } from "./text-faults.ts";

export type Mutant = {
  kind: FaultKind;
  place: Place;
  node: string;
  /**
   * Short text for the fault, such as `→ somebody else` for a changed receiver. The name of the mutant consists of the
   * changed node's name and this text.
   */
  what: string;
  file: WorkflowFile;
};

export type Place = "service" | "code" | "routing" | "trigger" | "other";

/**
 * Lists all mutants of a workflow, each with one fault. No fault is put into sticky notes or into the node with the
 * user's values.
 * @param services - names of the nodes that send something to a service
 */
export function mutantsOf(file: WorkflowFile, services: ReadonlySet<string>): Mutant[] {
  const nodes = file.nodes.filter((node) => !isNote(node) && node.name !== VALUES_NODE);
  const changed = nodes.flatMap((node) =>
    faultsOf(node).map((fault) => ({
      kind: fault.kind,
      what: fault.what,
      node: node.name,
      place: placeOf(node, services),
      get file() {
        return { ...file, nodes: file.nodes.map((one) => (one === node ? fault.node : one)) };
      },
    })),
  );
  const rewired = wireFaults(file).map((fault) => ({
    ...fault,
    kind: "branch" as const,
    place: "routing" as const,
  }));
  return named([...changed, ...rewired, ...zoneFaults(file)]);
}

/** If several mutants have the same name, adds numbers to the second and all later ones: "… (2)". */
function named(all: Mutant[]): Mutant[] {
  const names = new Map<string, number>();
  return all.map((mutant) => {
    const times = (names.get(nameOf(mutant)) ?? 0) + 1;
    names.set(nameOf(mutant), times);
    return times === 1 ? mutant : { ...mutant, what: `${mutant.what} (${times})` };
  });
}

function faultsOf(node: NodeInFile): NodeFault[] {
  if (/trigger$/i.test(node.type) || node.type.endsWith(".webhook")) return scheduleFaults(node);
  return [...textFaults(node), ...conditionFaults(node), ...settingFaults(node)];
}

function textFaults(node: NodeInFile): NodeFault[] {
  return textsIn(node.parameters).flatMap(({ path, key, value }) => {
    if (CHOICES.test(key)) return [];
    const isRecipient = RECIPIENTS.test(path);
    const faults =
      key === "jsCode"
        ? [...faultsOfCode(value), ...faultsOfScript(value)]
        : faultsOfParameter(value);
    if (isRecipient)
      faults.push({ kind: "recipient", what: "→ somebody else", text: "somebody@else.example" });
    // Faults of two kinds may change the text in the same way. In that case, only the first kind is listed.
    const first = new Map(faults.map((fault) => [fault.text, fault] as const).toReversed());
    return [...first.values()].toReversed().map(({ kind, what, text }) => ({
      kind,
      what: `${path}: ${what}`,
      get node() {
        return { ...node, parameters: replaceAt(node.parameters, path, text) };
      },
    }));
  });
}

const CHOICES =
  /^(id|mode|operation|resource|type|authentication|nodeCredentialType|genericAuthType|combinator|promptType|dataMode|cellFormat|columns|schema|cachedResultName|format|specifyBody|contentType|responseFormat|method|key|name|leftValue|outputKey|language|inputSource|select|include|aggregate|typeValidation|version|operator|respondWith|displayAs|fieldType)$/;

const RECIPIENTS =
  /(^|\.)(sendTo|toRecipients|ccList|bccList|to|chatId|channelId\.value|user\.value|recipientPhoneNumber|toEmail|replyTo)$/;

function replaceAt<T>(value: T, path: string, text: string): T {
  const keys = path.split(/\.|\[(\d+)\]/).filter(Boolean);
  const copy = structuredClone(value);
  let at = copy as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[keys.at(-1) ?? ""] = text;
  return copy;
}

function placeOf({ name, type }: NodeInFile, services: ReadonlySet<string>): Place {
  if (services.has(name)) return "service";
  if (type.endsWith(".code")) return "code";
  if (/\.(if|switch|filter)$/.test(type)) return "routing";
  return /trigger$/i.test(type) ? "trigger" : "other";
}

function zoneFaults(file: WorkflowFile): Mutant[] {
  const timed = file.nodes.find(({ type }) => type.endsWith(".scheduleTrigger"));
  const telling = file.nodes.find((node) => TIME.test(JSON.stringify(node.parameters)));
  const node = timed ?? telling;
  if (!node) return [];
  const zone = file.settings?.["timezone"] === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo";
  return [
    {
      kind: "time zone",
      place: timed ? "trigger" : "other",
      node: node.name,
      what: `the workflow's time zone → ${zone}`,
      file: { ...file, settings: { ...file.settings, timezone: zone } },
    },
  ];
}

const TIME = /\$now|\$today|DateTime|toFormat/;
