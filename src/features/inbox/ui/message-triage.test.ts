import { expect, test } from "vitest";
import { changedFields, fieldsOf } from "./message-triage.tsx";

const MESSAGE: Parameters<typeof fieldsOf>[0] = {
  status: "new",
  assigneeId: null,
  followUpOn: "2026-12-01",
  tags: ["big", "now"],
};

test("a form sends only the fields that staff changed", () => {
  const present = fieldsOf(MESSAGE);
  expect(changedFields(present, present)).toEqual({});
  expect(changedFields({ ...present, tags: "big, late,," }, present)).toEqual({
    tags: ["big", "late"],
  });
  expect(changedFields({ ...present, followUpOn: "", assignee: "ruben" }, present)).toEqual({
    followUpOn: null,
    assignee: "ruben",
  });
  expect(changedFields({ ...present, status: "done" }, present)).toEqual({ status: "done" });
  const { status: _, ...ofSpam } = present;
  expect(changedFields(ofSpam, present)).toEqual({});
});
