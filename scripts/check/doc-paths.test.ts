import { expect, test } from "vitest";
import { missingIn } from "./doc-paths.ts";

const PATHS = ["src/main/app.ts", "src/design/css/base.css", "docs/product.md"];

test.each([
  ["/** Served by app.ts, styled by css/base.css. */", []],
  ["// See src/main/app.ts and docs/product.md.", []],
  ['import "./gone.ts"; // as app.ts does', []],
  ["const address = 'https://example.com/gone.ts';", []],
  ["/* Not in src/gone.ts. */", ["src/gone.ts"]],
  ["/**\n * As\n * pp.ts has it.\n */", ["pp.ts"]],
  ["// other/base.css", ["other/base.css"]],
])("%j names no file but %j that is not there", (text, missing) => {
  expect(missingIn(text, PATHS)).toEqual(missing);
});
