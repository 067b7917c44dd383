import { expect, test } from "vitest";
import { globSync, readFileSync } from "node:fs";

/** Finds limits of form fields that a file writes as numbers instead of using the server's constants. */
function ownLimits(code: string): string[] {
  return [...code.matchAll(/\b(?:max|min)Length(?:=\{|\s*:)\s*([^},;\n]+)/g)]
    .map(([, limit = ""]) => limit.trim())
    .filter((limit) => {
      const [name = ""] = limit.split(/\W/);
      return /^[\d'"`]/.test(limit) || new RegExp(`\\bconst ${name}\\b[^=]*=\\s*\\d`).test(code);
    });
}

test("an input's maximum length is a constant of the server", () => {
  const files = globSync("src/**/*.tsx");
  expect(files.length).toBeGreaterThan(50);
  const limits = files.flatMap((file) =>
    ownLimits(readFileSync(file, "utf8")).map((limit) => `${file}: ${limit}`),
  );
  expect(limits).toEqual([]);
});

test.each([
  "<input maxLength={254} />",
  "const MAX_SEARCH = 200;\n<input maxLength={MAX_SEARCH} />",
  "const common = { maxLength: 50, name };",
])("the test itself finds a maximum length that is a number: %s", (code) => {
  expect(ownLimits(code)).toHaveLength(1);
});
