import { expect, test } from "vitest";
import { EnrollFactor, NameRecoveryCodes, SignUp, UserChange } from "./contract.ts";

const HIDDEN = "Ada\u202e \u0007Example";

test("control characters are removed from a profile's texts and field names at any depth", () => {
  const data = { "na\u202eme": HIDDEN, more: [{ "\u2066like": HIDDEN }], age: 36, nothing: null };
  const clean = { name: "Ada Example", more: [{ like: "Ada Example" }], age: 36, nothing: null };
  for (const contract of [SignUp, UserChange])
    expect(contract.parse({ data })).toEqual({ data: clean });
});

test("control characters are removed from the names of second factors", () => {
  const friendly_name = HIDDEN;
  expect(NameRecoveryCodes.parse({ friendly_name })).toEqual({ friendly_name: "Ada Example" });
  expect(EnrollFactor.parse({ factor_type: "totp", friendly_name })).toMatchObject({
    friendly_name: "Ada Example",
  });
});

test("a backslash and digits that somebody typed are text like any other", () => {
  const data = { name: "\\u0000", path: "C:\\\\ud800" };
  expect(UserChange.parse({ data })).toEqual({ data });
});
