import { runningCode } from "../../code/syntax.ts";
import { isOpenToStrangers } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import type { Text } from "../../read/nodes.ts";
import type { Subject } from "../subject.ts";

/** A kind of field that texts of strangers must not reach. */
export type Place = {
  isPlace: (node: KnownNode, text: Text) => boolean;
  /** Limits the check to the part of the text that matches. */
  part?: RegExp;
  isHarmless?: (code: string) => boolean;
  /** Whether values also count when a step before may have made them harmless. */
  alsoRewritten?: true;
};

/** Finds such fields that take a value from outside, once per step; `from` is the step through which it enters. */
export function spots(
  subject: Subject,
  { isPlace, part, isHarmless = () => false, alsoRewritten }: Place,
): { name: string; text: Text; from: string }[] {
  return subject.nodes.flatMap((known) => {
    const { name } = known.node;
    const text = subject.textsOf(known.node).find((one) => {
      if (!isPlace(known, one)) return false;
      const value = part ? (part.exec(one.value)?.[0] ?? "") : one.value;
      return inserts({ ...one, value }, subject).some(
        (code) =>
          !isHarmless(code) && (alsoRewritten === true || comesStraight(code, name, subject)),
      );
    });
    const from = text === undefined ? undefined : strangerBefore(name, subject);
    return text === undefined || from === undefined ? [] : [{ name, text, from }];
  });
}

/** Whether a value arrives unchanged, without a step that may have made it harmless. */
function comesStraight(code: string, name: string, subject: Subject): boolean {
  const isStrangers = (one: string) => {
    const known = subject.known(one);
    return known !== undefined && isOpenToStrangers(known);
  };
  const named = namedIn(code);
  if (named.length > 0) return named.some(isStrangers);
  const direct = (one: string, steps = 0): boolean =>
    steps < 10 &&
    subject.graph
      .arriving(one)
      .some(
        ({ from }) =>
          isStrangers(from) || (PASSES_ON.test(subject.kindOf(from)) && direct(from, steps + 1)),
      );
  return direct(name);
}

const PASSES_ON = /^(?:if|filter|switch|limit|noOp|wait|removeDuplicates)$/;

function namedIn(code: string): string[] {
  return [...code.matchAll(/\$\(\s*["'`]([^"'`]+)["'`]\s*\)/g)].map(([, name = ""]) => name);
}

/** Lists the code that inserts values of an item into a text. n8n evaluates SQL also without "=". */
export function inserts({ path, key, value }: Text, subject: Subject): string[] {
  const code = runningCode({ path, key, value: value.startsWith("=") ? value : `=${value}` });
  return code.filter(
    (one) => VALUE.test(one) && !isConfigured(one, subject) && !/\$fromAI/.test(one),
  );
}

const VALUE = /\$json|\$input|\$node\b|\$\(\s*["'`]/;

/** Whether the code reads only values that the owner set, such as a table's name. */
function isConfigured(code: string, subject: Subject): boolean {
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
