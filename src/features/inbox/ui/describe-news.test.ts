import { expect, test } from "vitest";
import type { Trace } from "#features/people/contract.ts";
import { describeNews } from "./describe-news.ts";

const change = (id: string, author: string | null, fields: string[], status?: string): Trace => ({
  id,
  at: "",
  kind: "change",
  action: "message_changed",
  fields,
  to: status ? { status } : {},
  from: status ? { status: "new" } : null,
  author,
  other: null,
});
const OLD = change("1", "Ruben", ["note"]);

test("a notice names who changed a message, and what was changed", () => {
  const changes = [change("3", null, ["tags"]), change("2", "Mara", ["status"], "done"), OLD];
  expect(describeNews({ changes: [OLD] }, { changes }, "{changes} Shown now.")).toBe(
    "Message changed (status from “New” to “Done”) by Mara. Message changed (tags) by somebody who has left. Shown now.",
  );
});

test("a notice names nobody if the history knows of no change", () => {
  expect(describeNews({ changes: [OLD] }, { changes: [OLD] }, "{changes}")).toBeUndefined();
  expect(describeNews(undefined, { changes: [OLD] }, "{changes}")).toBeUndefined();
});
