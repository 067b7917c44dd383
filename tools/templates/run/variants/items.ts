import { isRecord } from "../../../../packages/check/src/read/edges.ts";
import { textsIn, VALUES_NODE } from "../../../../packages/check/src/read/nodes.ts";
import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "../fixtures.ts";
import { replaceTexts, type Finding, type Others, type Variant } from "./variant.ts";

/**
 * Makes variants of normal cases whose trigger outputs one item but could output several. In the variant the item comes
 * twice, first unchanged and then about another person. Each step must send the same about both.
 */
export function withSeveralItems(
  file: WorkflowFile,
  cases: readonly FixtureCase[],
  happened: readonly RecordedCase[],
): Variant {
  const types = new Map(file.nodes.map(({ name, type }) => [name, type]));
  return {
    kind: "items",
    file,
    cases: cases.flatMap((one, place) => {
      const given = one.pin[one.trigger] ?? [];
      const pairs = othersOf(given);
      const before = happened[place];
      const isUsual = one.name.startsWith("normal:") && before?.status === "success";
      if (
        !isUsual ||
        given.length !== 1 ||
        // One item with several files already has several answers.
        Object.keys(one.files?.[one.trigger]?.[0] ?? {}).length > 1 ||
        !MANY.test(types.get(one.trigger) ?? "") ||
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
      const twice = {
        ...one,
        pin: Object.fromEntries(pin) as FixtureCase["pin"],
        files: Object.fromEntries(files) as NonNullable<FixtureCase["files"]>,
      };
      return [{ case: twice, judge: (now) => missing(before, now, pairs) }];
    }),
  };
}

/** Matches triggers that poll, or that get several events at once. They can output several items. */
const MANY =
  /\.(?:gmailTrigger|microsoftOutlookTrigger|emailReadImap|googleBusinessProfileTrigger|googleCalendarTrigger|rssFeedReadTrigger|twilioTrigger|whatsAppTrigger)$/;

/**
 * Finds the texts in fields such as "id" or "email". For each it gives a function that makes the text of another
 * person.
 */
function othersOf(items: readonly unknown[]): Others {
  const texts = textsIn(items).filter(({ key, value }) => SAYS_WHICH.test(key) && value.length > 1);
  return new Map(texts.map(({ value }) => [value, ofSomebodyElse]));
}

function ofSomebodyElse(text: string): string {
  return text.includes("@") ? text.replace("@", "2@") : `${text}2`;
}

const SAYS_WHICH = /^(?:id|messageId|threadId|from|email|address|phone)$/i;

function missing(before: RecordedCase, now: RecordedCase, pairs: Others): Finding[] {
  const nodes = new Set(before.steps.map(({ node }) => node));
  nodes.delete(VALUES_NODE);
  return [...nodes].flatMap((node) => {
    const [said, says] = [toldTo(before, node), toldTo(now, node)];
    const left = [...pairs.keys()].filter(
      (one) => said.includes(one) && !says.includes(ofSomebodyElse(one)),
    );
    return left.map((one) => ({
      step: node,
      sentence: `"${node}" was told of the first item, but not of the second (“${ofSomebodyElse(one)}”).`,
    }));
  });
}

function toldTo({ steps }: RecordedCase, name: string): string {
  const told = steps.flatMap(({ node, told: one = [] }) =>
    node === name ? one.filter(isRecord) : [],
  );
  return textsIn(told)
    .map(({ value }) => value)
    .join("\n");
}
