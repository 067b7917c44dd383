import { expect, test } from "vitest";
import { ANSWER, partOfChange } from "./message-parts.ts";

type Seen = Parameters<typeof partOfChange>[0];

const MESSAGE = {
  status: "open",
  note: "Called.",
  tags: ["big"],
  assigneeId: null,
  followUpOn: null,
  email: "ada@example.com",
};
const seen = (changed: object = {}, replies: object[] = []) =>
  ({ message: { ...MESSAGE, ...changed }, answers: [], replies }) as unknown as Seen;

test.each([
  [["note"], { tags: ["big", "now"] }],
  [["tags"], { note: "Called twice." }],
  [["tags", "assignee"], { status: "done", email: "ada@right.example" }],
  [[ANSWER], { tags: [], followUpOn: "2026-12-01" }],
])("a change of %j is apart from the change %j", (fields, changed) => {
  expect(partOfChange(seen(changed), fields)).toEqual(partOfChange(seen(), fields));
});

test.each([
  [["note"], { note: "" }],
  [["tags", "note"], { tags: [] }],
  [["followUpOn"], { followUpOn: "2026-12-01" }],
  [[ANSWER], { email: "ada@right.example" }],
  [[ANSWER], { status: "done" }],
  [[ANSWER], { assigneeId: "somebody" }],
  [[ANSWER], { note: "Called, do not write." }],
])("a change of %j is of the same as the change %j", (fields, changed) => {
  expect(partOfChange(seen(changed), fields)).not.toEqual(partOfChange(seen(), fields));
});

test.each(["status", "followUpOn", ANSWER])("a new reply is of the same as %s", (field) => {
  expect(partOfChange(seen({}, [{}]), [field])).not.toEqual(partOfChange(seen(), [field]));
  expect(partOfChange(seen({}, [{}]), ["tags"])).toEqual(partOfChange(seen(), ["tags"]));
});
