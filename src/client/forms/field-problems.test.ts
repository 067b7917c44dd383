import { expect, test } from "vitest";
import { ApiError } from "#client/api.ts";
import {
  checkAgain,
  describeInvalid,
  invalidInputs,
  problemsAtInputs,
  type Input,
} from "./field-problems.ts";

const VALID = { valid: true } as ValidityState;
const fails = (rule: keyof ValidityState) =>
  ({ valid: false, [rule]: true }) as unknown as ValidityState;

function formOf(inputs: { name: string; type?: string; validity?: ValidityState }[]) {
  const elements = Object.assign([...inputs], {
    namedItem: (name: string) => inputs.find((input) => input.name === name) ?? null,
  });
  return { elements } as unknown as HTMLFormElement;
}

test("an invalid input shows the site's sentence instead of the browser's", () => {
  const form = formOf([
    { name: "email", type: "email", validity: fails("typeMismatch") },
    { name: "password", type: "password", validity: fails("valueMissing") },
    { name: "note", type: "textarea", validity: VALID },
    { name: "", type: "submit", validity: VALID },
  ]);
  expect(invalidInputs(form)).toEqual({
    email: "That does not look like an email address.",
    password: "Please fill this in.",
  });
  const short = { type: "password", minLength: 10, validity: fails("tooShort") };
  expect(describeInvalid(short)).toBe("Please use at least 10 characters.");
});

test("the problem of an input stays while somebody types, until the value is valid", () => {
  const email = (validity: ValidityState) => ({ name: "email", type: "email", validity }) as Input;
  const before = { email: "Please fill this in.", name: "Please fill this in." };
  expect(checkAgain(before, email(fails("typeMismatch")))).toEqual({
    ...before,
    email: "That does not look like an email address.",
  });
  expect(checkAgain(before, email(VALID))).toEqual({ name: before.name });
});

test("the server's sentences appear at their inputs; if one has no input, all appear above the form", () => {
  const form = formOf([
    { name: "followUpOn", type: "date", validity: VALID },
    { name: "tags", type: "text", validity: VALID },
    { name: "everything", type: "checkbox", validity: VALID },
    { name: "people.0.name", type: "text", validity: VALID },
  ]);
  const of = (fields: Record<string, string>) =>
    problemsAtInputs(form, new ApiError({ status: 422, fields }));
  expect(of({ followUpOn: "That day is over.", "tags.1": "Too long." })).toEqual({
    followUpOn: "That day is over.",
    tags: "Too long.",
  });
  expect(of({ "people.0.name": "Too long." })).toEqual({ "people.0.name": "Too long." });
  expect(of({ followUpOn: "That day is over.", other: "Unknown." })).toEqual({});
  expect(of({ everything: "Please say." })).toEqual({});
  expect(of({ "": "Choose what to do." })).toEqual({});
  expect(problemsAtInputs(form, new TypeError("broken"))).toEqual({});
});
