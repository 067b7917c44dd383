import { expect, test } from "vitest";
import { describeChange } from "./describe-change.ts";

const CHANGE = { id: "x", at: "", kind: "change", author: null, other: null } as const;

test.each([
  [
    { fields: ["status", "note"], to: { status: "done" }, from: { status: "new" } },
    "Message changed (status from “New” to “Done”; note)",
  ],
  [
    {
      fields: ["assignee", "followUpOn"],
      to: { assignee: "Rita", followUpOn: "2026-12-01" },
      from: { assignee: null, followUpOn: null },
    },
    "Message changed (assignee from “Nobody” to “Rita”; day to look at it again from “none” to “Dec 1, 2026”)",
  ],
  [
    { fields: ["assignee"], to: { assignee: null }, from: { assignee: "" } },
    "Message changed (assignee from “somebody who has left” to “Nobody”)",
  ],
  [{ fields: ["status"], to: { status: "done" }, from: null }, "Message changed (status “Done”)"],
  [{ fields: ["tags"], to: {}, from: null }, "Message changed (tags)"],
  [{ fields: null, to: {}, from: null }, "Message changed"],
])("the change %j of a message is described", (change, words) => {
  expect(describeChange({ ...CHANGE, action: "message_changed", ...change })).toBe(words);
});

test("changes of a person and of a lead are described", () => {
  const person = { ...CHANGE, action: "person_changed", fields: ["company"], to: {}, from: null };
  expect(describeChange(person)).toBe("Name or company changed (company)");
  const lead = {
    ...CHANGE,
    action: "lead_changed",
    fields: ["lead"],
    to: { lead: "won" },
    from: { lead: null },
  };
  expect(describeChange(lead)).toBe("Lead recorded (state from “not recorded” to “won”)");
  const amount = { ...lead, to: { amount: "3000" }, from: { amount: "1200" } };
  expect(describeChange(amount)).toBe("Lead recorded (amount from “€1,200” to “€3,000”; state)");
});
