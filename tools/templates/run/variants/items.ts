import { edgesOf, isRecord } from "../../../../packages/check/src/read/edges.ts";
import { Graph } from "../../../../packages/check/src/read/graph.ts";
import { textsIn, VALUES_NODE } from "../../../../packages/check/src/read/nodes.ts";
import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { Json, RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "../fixtures.ts";
import { replaceTexts, type Finding, type Others, type Variant } from "./variant.ts";

/**
 * Makes variants of normal cases whose trigger outputs one item but could output several. In a variant, the trigger
 * outputs two items: the original, and a copy with another person's email address, ids and phone number.
 */
export function withSeveralItems(
  file: WorkflowFile,
  cases: readonly FixtureCase[],
  happened: readonly RecordedCase[],
): Variant {
  return {
    kind: "items",
    file,
    cases: cases.flatMap((one, place) => {
      const given = one.pin[one.trigger] ?? [];
      const pairs = whoIn(given);
      const before = happened[place];
      const isUsual = one.name.startsWith("normal:") && before?.status === "success";
      if (
        !isUsual ||
        given.length !== 1 ||
        // If the trigger's item has several files, the case contains an answer for each file. The code below can only
        // double the answers for a single file, so no variant is made.
        Object.keys(one.files?.[one.trigger]?.[0] ?? {}).length > 1 ||
        !givesSeveral(file, one.trigger) ||
        pairs.size === 0
      )
        return [];
      const pin = Object.entries(one.pin).map(([node, items]) => [
        node,
        node !== VALUES_NODE && items.length === 1
          ? [...items, ...replaceTexts(items, pairs)]
          : items,
      ]);
      const files = Object.entries(one.files ?? {}).map(([node, items]) => [
        node,
        items.length === 1 ? [...items, ...items] : items,
      ]);
      const inLoops = Object.keys(one.pin).filter((node) => isInLoop(file, node));
      const twice = {
        ...one,
        shares: Object.fromEntries(
          inLoops.filter((node) => one.pin[node]?.length === 1).map((node) => [node, [1, 1]]),
        ),
        pin: Object.fromEntries(pin) as FixtureCase["pin"],
        files: Object.fromEntries(files) as NonNullable<FixtureCase["files"]>,
      };
      return [{ case: twice, judge: (now) => missing(before, now, pairs) }];
    }),
  };
}

function isInLoop({ connections }: WorkflowFile, node: string): boolean {
  return new Graph(edgesOf(connections)).after(node).has(node);
}

/**
 * Whether a trigger can output several items in one run, because it polls or because it gets several events at once.
 */
export function givesSeveral({ nodes }: WorkflowFile, trigger: string): boolean {
  return MANY.test(nodes.find(({ name }) => name === trigger)?.type ?? "");
}

const MANY =
  /\.(?:gmailTrigger|microsoftOutlookTrigger|emailReadImap|googleBusinessProfileTrigger|googleCalendarTrigger|rssFeedReadTrigger|twilioTrigger|whatsAppTrigger)$/;

/** Finds the texts that identify a person or a message, such as those in fields "id" or "email". */
export function whoIn(items: readonly unknown[]): Others {
  const texts = textsIn(items).filter(({ key, value }) => SAYS_WHICH.test(key) && value.length > 1);
  return new Map(texts.map(({ value }) => [EMAIL.exec(value)?.[0] ?? value, ofSomebodyElse]));
}

function ofSomebodyElse(text: string): string {
  return text.includes("@") ? text.replace("@", "2@") : `${text}2`;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const SAYS_WHICH = /^(?:id|messageId|threadId|from|email|address|phone)$/i;

function missing(before: RecordedCase, now: RecordedCase, pairs: Others): Finding[] {
  const nodes = new Set(before.steps.map(({ node }) => node));
  nodes.delete(VALUES_NODE);
  return [...nodes].flatMap((node) => {
    const [textsBefore, says] = [textsTo(before, node), textsTo(now, node)];
    const left = [...pairs.keys()].filter(
      (one) => textsBefore.includes(one) && !says.includes(ofSomebodyElse(one)),
    );
    return left.map((one) => ({
      step: node,
      sentence: `"${node}" was told of the first item, but not of the second (“${ofSomebodyElse(one)}”).`,
    }));
  });
}

function textsTo(one: RecordedCase, name: string): string {
  const texts = textsIn(toldTo(one, name).filter(isRecord));
  return texts.map(({ value }) => value).join("\n");
}

export function toldTo({ steps }: RecordedCase, name: string): Json[] {
  return steps.flatMap(({ node, told = [] }) => (node === name ? told : []));
}
