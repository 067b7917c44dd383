import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const CODE = "{src,scripts,packages,tools}/**/*.{ts,tsx}";

/** Lists the names of all properties that a file of `content/` writes or declares. */
function keysIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, key } = node as { type?: string; key?: { name?: string } };
  const isProperty = type === "Property" || type === "TSPropertySignature";
  return [...(isProperty && key?.name ? [key.name] : []), ...Object.values(node).flatMap(keysIn)];
}

/** Error codes of the account service. The code that looks up a message by its error code never writes out a code. */
const CODES = [
  "email_address_invalid",
  "email_exists",
  "email_provider_disabled",
  "weak_password_length",
  "weak_password_pwned",
];

// The test only counts words, so it misses an unused key whose name is also a word in another text.
test("every property name in content/ is written a second time, there or in the code", () => {
  // Leaves out files whose keys no code names: language codes, and ids of questions that the assistant learns from
  // examples.
  const exclude = ["content/assistant/other-languages.ts", "content/assistant/rare-questions.ts"];
  const content = globSync("content/**/*.ts", { exclude }).map((file) =>
    readFileSync(file, "utf8"),
  );
  const code = globSync(CODE, { exclude: (path) => path.endsWith("node_modules") });
  const written = new Map<string, number>();
  for (const text of [...content, ...code.map((file) => readFileSync(file, "utf8"))])
    for (const [word] of text.matchAll(/\w+/g)) written.set(word, (written.get(word) ?? 0) + 1);
  const keys = new Set(content.flatMap((text) => keysIn(parseAst(text, { lang: "ts" }))));
  expect(keys.size).toBeGreaterThan(500);
  expect([...keys].filter((key) => written.get(key) === 1).toSorted()).toEqual(CODES);
});
