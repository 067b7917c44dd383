import type { Shape } from "../../code/shapes.ts";
import { joinedParts } from "../../code/joined.ts";
import { splitExpression } from "../../code/split-expression.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { parseJson } from "../../read/json.ts";
import type { Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import { comesStraight } from "../care/outside-texts.ts";
import { inField, shortened } from "../wording.ts";

export const brokenJson: Rule = {
  id: "broken-json",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text) => {
        const problem = isJsonField(node, text) ? problemIn(node, text.value) : undefined;
        return problem === undefined
          ? []
          : inField(
              node,
              text.path,
              `is read as JSON and is none${problem && ` (${problem})`}, so the step stops with an error.`,
            );
      }),
    ),
  mend: "Correct the JSON: double quotes around names and texts, a comma between entries and none behind the last.",
};

export const jsonFromText: Rule = {
  id: "json-from-text",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject
        .textsOf(node)
        .filter((text) => isJsonField(node, text) && text.value.startsWith("="))
        .flatMap(({ path, value }) =>
          textsInJson(
            value.slice(1),
            (code) => subject.flow.valueOf(node, `={{${code}}}`),
            (code) => comesStraight(code, node.name, subject),
          )
            .slice(0, 1)
            .map(({ code, isQuoted }) =>
              inField(
                node,
                path,
                `puts ${shortened(code)} ${isQuoted ? "between quotes into JSON, so a quote or a line break in a text makes the step fail" : "into JSON without quotes, so the step fails unless it is a number"}.`,
              ),
            ),
        ),
    ),
  mend: "Write {{ JSON.stringify($json.text) }} without quotes around it, or use the fields below instead of JSON.",
};

function isJsonField({ type, parameters }: NodeInFile, { key, value }: Text): boolean {
  if (value.trim() === "" || value.trim() === "=") return false;
  const name = shortType(type);
  if (name === "httpRequest")
    return (
      (parameters["jsonParameters"] === true && key.endsWith("ParametersJson")) ||
      (key === "jsonBody" &&
        parameters["sendBody"] === true &&
        parameters["specifyBody"] === "json") ||
      (key === "jsonHeaders" && parameters["specifyHeaders"] === "json") ||
      (key === "jsonQuery" && parameters["specifyQuery"] === "json")
    );
  if (name === "set") return key === "jsonOutput" && parameters["mode"] === "raw";
  if (name === "outputParserStructured") {
    const isManual = parameters["schemaType"] === "manual";
    return isManual ? key === "inputSchema" : key === "jsonSchemaExample";
  }
  return (
    name === "respondToWebhook" && key === "responseBody" && parameters["respondWith"] === "json"
  );
}

/** Says why n8n cannot read a text as JSON; undefined if it can, or if that is known only when the workflow runs. */
function problemIn({ type }: NodeInFile, value: string): string | undefined {
  // n8n evaluates expressions only in a text that begins with "=", and does so before it reads the text as JSON.
  const text = value.startsWith("=") ? filled(value.slice(1)) : value;
  if (text === undefined) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const result = parseJson(text);
    // A Set step accepts single quotes instead of double ones, so such a text is no mistake.
    if (shortType(type) === "set" && parseJson(text.replaceAll("'", '"')).problem === undefined)
      return undefined;
    return (result.problem ?? result.slips[0] ?? "").replace(
      / (?:was|were) (?:left|added|kept|made).*|;.*|\.$/,
      "",
    );
  }
}

/**
 * Replaces each expression in a JSON text by a sample value, so that the text can be parsed. Undefined if an expression
 * is at a position where it may output more than one value, such as several entries of a list.
 */
function filled(value: string): string | undefined {
  let isQuoted = false;
  let text = "";
  for (const chunk of splitExpression(value))
    if (!chunk.code) {
      text += chunk.text;
      isQuoted = isQuoted !== hasOddQuotes(chunk.text);
    } else if (isQuoted || /[:[,{]\s*'[^'"]*$/.test(text)) text += "x";
    else if (/[:[]\s*$/.test(text)) text += "0";
    else return undefined;
  return text;
}

function hasOddQuotes(text: string): boolean {
  return (text.match(/(?<!\\)"/g) ?? []).length % 2 === 1;
}

/**
 * Lists the expressions in a JSON field that insert a text without escaping its quotes and line breaks.
 * @param isOutside - whether the code reads a value from a stranger. Even a short value, such as a name, may then
 *   contain a quote
 */
function textsInJson(
  value: string,
  valueOf: (code: string) => Shape,
  isOutside: (code: string) => boolean,
): { code: string; isQuoted: boolean }[] {
  const chunks = joinedParts(value);
  // If the whole field is one expression, its value may be an object. This is valid JSON, so the expression is not
  // listed.
  if (chunks.length < 2) return [];
  let isQuoted = false;
  return chunks.flatMap((chunk) => {
    if (!chunk.code) {
      isQuoted = isQuoted !== hasOddQuotes(chunk.text);
      return [];
    }
    const code = chunk.text.trim();
    const fields = (PATH.exec(code)?.[2] ?? "").match(/\w+/g) ?? [];
    const last = fields.at(-1) ?? "";
    // A field named `output` holds the answer of a model, which may be any text. Code that reads it or a part of it
    // counts as reading free text, unless the part's name stands for a short value, such as an id.
    const isFree =
      FREE_TEXT.test(last) ||
      (fields[0] === "output" && !NO_TEXT.test(last)) ||
      (SHORT_TEXT.test(last) &&
        !NO_TEXT.test(last) &&
        ((last === "name" && code.startsWith("$(")) || isOutside(code))) ||
      BREAKS.test(code);
    const isText = PATH.test(code) && valueOf(code).kind === "text";
    return (isQuoted ? isFree : isText || SHORT_TEXT.test(last)) ? [{ code, isQuoted }] : [];
  });
}

/**
 * Matches code that only reads a value. The code may trim or shorten the value, change its case, or replace a missing
 * value by a fixed text.
 */
const PATH =
  /^\(?\$(?:json|(?:input|\((["'`])[^"'`]{1,100}\1\))\.(?:item|(?:first|last)\(\)|all\(\)\[0\])\.json|node\[[^\]]{1,100}\]\.json|items\([^()]{0,100}\)\[0\]\.json)((?:\??\.\w{1,40}|(?:\?\.)?\[(?:\d{1,3}|["'][\w ]{1,40}["'])\]){1,8}?)(?:\??\.(?:trim|toString|to(?:Upper|Lower)Case|slice|substr(?:ing)?)\([^()]{0,40}\)){0,3}(?:\s*(?:\|\||\?\?)\s*["'`][^"'`]{0,200}["'`]\)?)?$/;
/** Matches code whose output breaks the JSON string around it: `join` adds line breaks, `JSON.stringify` quotes. */
const BREAKS = /\.join\(\s*["'`]\\n|^JSON\.stringify\([^()]{1,200}\)$/;
/** Matches names of fields that may hold long texts, written by people or by models. */
const FREE_TEXT =
  /(?:^|_|[a-z](?=[A-Z]))(?:message|text|body|content|description|comments?|prompt|question|notes?|transcript|transcription|summary|output|chat_?input|html|markdown|caption|feedback|review|answer|title|subject|headline|story|script|speech|query|reason|response|reply)$/i;
/** Matches names of fields whose values are always short, such as ids, URLs and numbers. */
const NO_TEXT =
  /(?:^|_)(?:id|url|link|e?mail|date|time|count|number|score|status|type|language|slug|size|price|is_?\w+|has_?\w+)s?$|(?:Id|Url|Date|Count|Score)$/i;
const SHORT_TEXT =
  /^(?:e?mail|name|first_?name|last_?name|full_?name|message|text|title|subject|company|city|url|content|description|output|summary|chat_?input|prompt|question)$/i;
