import { runningCode } from "../../code/syntax.ts";
import { isActing, isIrrevocable, shortType, STORES } from "../../facts/node-kinds.ts";
import { isMain } from "../../read/edges.ts";
import type { Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { listed } from "../wording.ts";

/**
 * Whether items can leave the loop at a step. They can if one of the step's outputs does not lead back into the loop.
 * For Switch steps, Loop steps and steps with fewer than two outputs, the result is always true.
 */
export function leadsOut(name: string, loop: readonly string[], subject: Subject): boolean {
  const outputs = subject.known(name)?.facts.ports.out.filter(isMain).length ?? 0;
  const back = new Set(backFrom(name, loop, subject).map(({ fromPort }) => fromPort));
  return outputs < 2 || /^(?:switch|splitInB)/.test(subject.kindOf(name)) || back.size < outputs;
}

function backFrom(name: string, loop: readonly string[], { graph }: Subject) {
  return graph.leaving(name).filter((edge) => isMain(edge) && loop.includes(edge.to));
}

/**
 * Reports a loop that may repeat an effect, such as sending an email, without end. Either nothing changes the values
 * that decide whether the loop ends, or these values come only from the steps with the effect.
 * @param exits - names of the steps at which items can leave the loop
 */
export function repeatsWithoutEnd(
  exits: readonly string[],
  loop: readonly string[],
  subject: Subject,
): Pick<Trouble, "sentence" | "level"> | undefined {
  const acting = loop.filter((name) => isEffect(name, subject));
  const codes = exits.map((name) => codeOf(name, subject));
  if (
    acting.length === 0 ||
    codes.includes("") ||
    exits.some((name) => !/^(?:if|switch|filter)$/.test(subject.kindOf(name)))
  )
    return undefined;
  const again = `${listed(acting)} ${acting.length > 1 ? "are" : "is"} done again`;
  if (!codes.some((code) => varies(code, loop)))
    return {
      sentence: `${listed(exits)} asks for what no round changes, so ${again} without end`,
    };
  const between = exits.flatMap((name) =>
    backFrom(name, loop, subject).flatMap(({ to }) => effectsFrom(to, name, subject)),
  );
  if (
    between.length === 0 ||
    acting.every((name) => varies(codeOf(name, subject), loop)) ||
    codes.some((code) => TRIES.test(code)) ||
    loop.some((name) => !acting.includes(name) && !isPassing(name, subject)) ||
    exits.some((name) => subject.graph.leaving(name).some(({ to }) => !loop.includes(to)))
  )
    return undefined;
  const isGrave = between.some((name) => {
    const known = subject.known(name);
    return known && (isIrrevocable(known) || STORES.has(shortType(known.node.type)));
  });
  return {
    sentence: `only their own answers can end it, so ${again} in each round, and nothing counts the rounds`,
    ...(isGrave ? {} : { level: "worth-knowing" }),
  };
}

function isEffect(name: string, subject: Subject): boolean {
  const known = subject.known(name);
  return known !== undefined && known.node.disabled !== true && isActing(known);
}

function codeOf(name: string, subject: Subject): string {
  const node = subject.nodeCalled(name);
  return node ? subject.textsOf(node).flatMap(runningCode).join("\n") : "";
}

/** Whether a step outputs its items unchanged, and neither counts rounds nor waits for a person or another program. */
function isPassing(name: string, subject: Subject): boolean {
  return (
    /^(?:if|switch|filter|noOp|wait)$/.test(subject.kindOf(name)) &&
    !MOVING.test(codeOf(name, subject)) &&
    !/^(?:webhook|form)$/.test(String(subject.nodeCalled(name)?.parameters["resume"]))
  );
}

/**
 * Lists the steps with an effect, such as sending an email, from the step `start` (included) to the step `exit`, at
 * which items may leave the loop. The steps directly before `exit` are left out.
 */
function effectsFrom(start: string, exit: string, subject: Subject): string[] {
  const judged = new Set(subject.graph.arriving(exit).map(({ from }) => from));
  const found = new Set([start]);
  for (const name of found)
    if (!judged.has(name))
      for (const edge of subject.graph.leaving(name)) if (isMain(edge)) found.add(edge.to);
  return [...found].filter((name) => !judged.has(name) && isEffect(name, subject));
}

/** Matches code whose value n8n computes anew in each round of a loop. */
const MOVING = /\$(?:runIndex|now|today|execution|getW|prevNode)|StaticData|\b(?:Date|Math)\b/;
/** Matches conditions of loops that repeat a request on purpose, to try again or to get the next page. */
const TRIES = /error|status|succe|\bok\b|ready|done|finish|complet|code|state|more|next/i;

/** Whether the values that code reads can differ from round to round. */
function varies(code: string, loop: readonly string[]): boolean {
  return (
    MOVING.test(code) ||
    /\$(?:json|input|binary)|(?<![.$])\bitems?\b/.test(code) ||
    [...code.matchAll(/(["'`])(.+?)\1/g)].some(([, , name = ""]) => loop.includes(name))
  );
}
