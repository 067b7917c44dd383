import { expect, test } from "vitest";
import { withoutSettings } from "./small-process.ts";

test.each([
  [["--env-file=.env", "--expose-gc"], ["--expose-gc"]],
  [["--env-file", ".env", "--expose-gc"], ["--expose-gc"]],
  [["--env-file-if-exists=a", "--env-file", "b"], []],
  [
    ["--import", "./a.ts"],
    ["--import", "./a.ts"],
  ],
])("of the flags %j, a child process gets %j and so no settings from a file", (flags, left) => {
  expect(withoutSettings(flags)).toEqual(left);
});
