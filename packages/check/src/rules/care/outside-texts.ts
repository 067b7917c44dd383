import { nameOf, QUOTED } from "../../code/step-names.ts";
import { runningCode } from "../../code/syntax.ts";
import { isOpenToStrangers } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { field as valueAt, listIn } from "../../facts/port-values.ts";
import type { Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Subject } from "../subject.ts";

export type Place = {
  isPlace: (node: KnownNode, text: Text) => boolean;
  /** Matches the dangerous part of the field's text. If undefined, the whole text is dangerous. */
  part?: RegExp;
  isHarmless?: (code: string) => boolean;
};

/**
 * Finds the fields of the given kind (`Place`) into which a value from a stranger is inserted; at most one field of
 * each node. `from` in the result: the step through which this value comes into the workflow.
 */
export function spots(
  subject: Subject,
  { isPlace, part, isHarmless = () => false }: Place,
): { node: NodeInFile; text: Text; from: string }[] {
  return subject.nodes.flatMap((known) => {
    const { name } = known.node;
    const text = subject.textsOf(known.node).find((one) => {
      if (!isPlace(known, one)) return false;
      const value = part ? (part.exec(one.value)?.[0] ?? "") : one.value;
      return inserts({ ...one, value }, subject).some(
        (code) => !isHarmless(code) && comesStraight(code, name, subject),
      );
    });
    const from = text === undefined ? undefined : strangerBefore(name, subject);
    return text === undefined || from === undefined ? [] : [{ node: known.node, text, from }];
  });
}

/** Whether code in the step `name` reads a value that comes from a stranger and that no step in between has changed. */
export function comesStraight(code: string, name: string, subject: Subject): boolean {
  return originsOf(code, name, subject).some((origin) => {
    const known = subject.known(origin);
    return known !== undefined && isOpenToStrangers(known);
  });
}

/** Finds the steps that produced the values which the code reads. */
export function originsOf(code: string, name: string, subject: Subject): string[] {
  const named = namedIn(code);
  const before = (one: string) => subject.graph.arriving(one).map(({ from }) => from);
  const [, field] = FIELD.exec(code) ?? [];
  const seen = new Set(named.length > 0 ? named : before(name));
  const origins: string[] = [];
  for (const one of seen) {
    const copied = field === undefined ? undefined : copiedBy(one, field, subject);
    if (copied !== undefined) origins.push(...originsOf(copied, one, subject));
    else if (PASSES_ON.test(subject.kindOf(one))) for (const from of before(one)) seen.add(from);
    else origins.push(one);
  }
  return origins;
}

const FIELD = /\bjson\??\.(\w{1,60})/;

/** Returns the code by which a Set step copies a value from its input item into a field. */
function copiedBy(name: string, field: string, subject: Subject): string | undefined {
  const node = subject.kindOf(name) === "set" ? subject.nodeCalled(name) : undefined;
  const found = listIn(node?.parameters["assignments"], "assignments").find(
    (one) => valueAt(one, "name") === field,
  );
  const value = valueAt(found, "value");
  return typeof value === "string" && COPY.test(value) ? value : undefined;
}

const COPY = /^=\s*\{\{\s*\$json[\w.?]{1,80}\s*\}\}\s*$/;
const PASSES_ON =
  /^(?:if|filter|switch|limit|noOp|wait|removeDuplicates|splitInBatches|splitOut|merge)$/;

function namedIn(code: string): string[] {
  return [...code.matchAll(NAMED)].map(([, , name = ""]) => nameOf(name));
}

const NAMED = new RegExp(String.raw`\$(?:node\[|items\(|\()\s*${QUOTED}`, "g");

/**
 * Lists the pieces of code in a text that insert values of an item. A text without "=" at its beginning is read as if
 * the "=" were there, because n8n evaluates `{{ }}` in SQL even without "=".
 */
export function inserts({ path, key, value }: Text, subject: Subject): string[] {
  const code = runningCode({ path, key, value: value.startsWith("=") ? value : `=${value}` });
  return code.filter(
    (one) => VALUE.test(one) && !isConfigured(one, subject) && !/\$fromAI/.test(one),
  );
}

export const VALUE = /\$json|\$input|\$node\b|\$\(\s*["'`]/;

/** Whether the code reads only values that the owner of the workflow set, such as the name of a table. */
export function isConfigured(code: string, subject: Subject): boolean {
  const names = namedIn(code);
  return (
    names.length > 0 &&
    !/\$json|\$input/.test(code) &&
    names.every((name) => /^(?:set|scheduleTrigger|manualTrigger)$/.test(subject.kindOf(name)))
  );
}

export function strangerBefore(name: string, subject: Subject): string | undefined {
  const before = subject.graph.before(name);
  return subject.nodes.find(
    (known) =>
      before.has(known.node.name) && isOpenToStrangers(known) && known.node.disabled !== true,
  )?.node.name;
}
