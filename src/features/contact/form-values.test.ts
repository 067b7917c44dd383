import { expect, test } from "vitest";
import { EMPTY_MESSAGE } from "./contract.ts";
import { attemptOf, readValues, type FormValues } from "./ui/form-values.ts";

const VALUES: FormValues = {
  ...EMPTY_MESSAGE,
  name: "Ada",
  email: "ada@example.com",
  phone: "1",
  message: "Hello",
};
const FILLED = { values: VALUES, files: [] };

test("unchanged values are the same attempt, changed values a new one", () => {
  const first = attemptOf(FILLED, undefined);
  expect(first.key).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(attemptOf({ ...FILLED }, first)).toBe(first);
  expect(attemptOf({ ...FILLED, values: { ...VALUES, message: "Bye" } }, first).key).not.toBe(
    first.key,
  );
});

test("the trap field is sent only if it was filled in", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(VALUES)) form.set(name, value);
  form.set("reply_channel", "");
  expect(readValues(form)).toEqual(VALUES);
  form.set("reply_channel", "fax");
  expect(readValues(form)).toEqual({ ...VALUES, reply_channel: "fax" });
});
