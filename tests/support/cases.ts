import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { replies } from "#content/assistant/replies.ts";
import { brand } from "#content/site/brand.ts";

/** Texts of the website. A test file names a text by its path, such as `de.phoneNoted` or `replies.price.en`. */
const TEXTS = { ...assistant.site, replies, brand };

/** Expectations whose values are texts. The values of the other expectations are names. */
export const WORD_KEYS = ["is", "begins", "says", "never"] as const;

/** Expected values by the name of the expectation, such as `{ says: ["Thank you"], stored: ["ada@gym.example"] }`. */
type Expected<Key extends string> = Partial<Record<Key, string[]>>;
export type Case<Key extends string> = {
  name: string;
  messages: string[];
  expected: Expected<Key>;
};

/**
 * Reads conversations from a text file, with what is expected of the last answer of each:
 *
 *     ## a title of the conversations below it
 *     first message | second message
 *     another conversation with the same expectations
 *       says de.phoneNoted{phone=030 1234}, "a text of its own"; stored ada@gym.example, bo@gym.example
 *
 * An empty list is written `none`. A value with a comma or semicolon is written in quotation marks. In a message, a
 * path in braces, such as `{brand.email.hello}`, stands for that text of the website, and `\n` for a new line. A
 * placeholder without a value, such as `{phone}`, matches any text.
 *
 * @param keys - names of the expectations that the file may have
 * @throws Error with file and line, if anything in the file is not as described
 */
export function readCases<Key extends string>(file: string, keys: readonly Key[]): Case<Key>[] {
  const cases: Case<Key>[] = [];
  let heading = "";
  let waiting: string[] = [];
  const read = (line: string): void => {
    if (line.startsWith(" ")) {
      if (waiting.length === 0) throw new Error("no conversation is directly above");
      const expected = readExpected(line.trim(), keys) as Expected<Key>;
      for (const conversation of waiting) {
        const messages = conversation.split(" | ").map(readMessage);
        cases.push({ name: `${heading}: ${messages.join(" | ")}`, messages, expected });
      }
      waiting = [];
    } else if (line === "" || line.startsWith("#")) {
      if (waiting.length > 0) throw new Error("nothing is expected of the conversation above");
      if (line.startsWith("## ")) heading = line.slice(3);
    } else waiting.push(line);
  };
  for (const [index, line] of `${readFileSync(file, "utf8")}\n`.split("\n").entries()) {
    try {
      read(line);
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return cases;
}

function readMessage(message: string): string {
  if (message.trim() === "") throw new Error("a message is empty");
  return message
    .replaceAll("\\n", "\n")
    .replaceAll(/\{([\w.]+)\}/gu, (_, path: string) => textAt(path));
}

function readExpected(line: string, known: readonly string[]): Record<string, string[]> {
  const expected: Record<string, string[]> = {};
  for (const part of splitAt(";", line)) {
    const [key = "", ...rest] = part.split(" ");
    const items = splitAt(",", rest.join(" "));
    const areTexts = WORD_KEYS.some((one) => one === key);
    if (!known.includes(key)) throw new Error(`the expectation “${key}” is unknown`);
    if (expected[key]) throw new Error(`“${key}” is there twice`);
    if (items.includes("") || (areTexts && items.includes('""')))
      throw new Error(`“${key}” expects nothing`);
    if (areTexts) expected[key] = items.map(readText);
    else
      expected[key] = rest.join(" ") === "none" ? [] : items.map((item) => quotedIn(item) ?? item);
  }
  return expected;
}

/** Splits a text at each `sign`, but not inside quotation marks or braces. */
function splitAt(sign: ";" | ",", text: string): string[] {
  const parts = [""];
  for (const piece of text.match(/"[^"]*"|\{[^}]*\}|[^]/gu) ?? [])
    if (piece === sign) parts.push("");
    else parts[parts.length - 1] += piece;
  return parts.map((part) => part.trim());
}

/** Returns the quoted text, or the website's text at a path such as `de.phoneNoted{phone=030 1234}`. */
function readText(item: string): string {
  const [, path = "", values = ""] = /^([\w.-]+)(?:\{(.*)\})?$/u.exec(item) ?? [];
  let text = quotedIn(item) ?? textAt(path || item);
  for (const value of values.split(", ").filter(Boolean)) {
    const [key = "", ...rest] = value.split("=");
    if (!text.includes(`{${key}}`)) throw new Error(`“${path}” has no placeholder “${key}”`);
    text = text.replaceAll(`{${key}}`, () => rest.join("="));
  }
  return Object.entries(brand.email).reduce(
    (filled, [key, email]) => filled.replaceAll(`{${key}}`, email),
    text,
  );
}

function quotedIn(item: string): string | undefined {
  return /^"([^"]*)"$/u.exec(item)?.[1];
}

function textAt(path: string): string {
  const found = path
    .split(".")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], TEXTS);
  if (typeof found !== "string") throw new Error(`the website has no text “${path}”`);
  return found;
}

export function expectWords(
  text: string,
  { is, begins, says, never }: Expected<(typeof WORD_KEYS)[number]>,
): void {
  expect(text).not.toContain("{");
  for (const wanted of is ?? []) expect(text).toMatch(patternOf(wanted, "^", "$"));
  for (const wanted of begins ?? []) expect(text).toMatch(patternOf(wanted, "^"));
  for (const wanted of says ?? []) expect(text).toMatch(patternOf(wanted));
  for (const unwanted of never ?? []) expect(text).not.toMatch(patternOf(unwanted));
}

/** Makes a pattern from a text. Each placeholder in the text, such as {email}, matches anything. */
function patternOf(text: string, start = "", end = ""): RegExp {
  const parts = text
    .split(/\{\w+\}/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(`${start}${parts.join(".+")}${end}`, "u");
}
