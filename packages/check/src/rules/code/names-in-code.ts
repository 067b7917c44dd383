import { calledMethods, undeclaredNames } from "../../code/names.ts";
import { tokensOf } from "../../code/scan-script.ts";
import { kindOf, runningCode } from "../../code/syntax.ts";
import { splitExpression } from "../../code/split-expression.ts";
import type { Text } from "../../read/nodes.ts";
import { STAND_IN } from "../fields/stand-ins.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, nearest, shortened } from "../wording.ts";

/** Expressions and scripts use names that n8n, JavaScript or they themselves have. */
export const misspeltName: Rule = {
  id: "misspelt-name",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    codeOf(subject).flatMap(({ node, text, code }): Trouble[] => {
      const found = misspelling(code, kindOf(text) === "expression");
      if (!found) return [];
      const { written, meant } = found;
      return [
        {
          nodes: [node],
          path: text.path,
          sentence: `${at(node, text.path)} uses ${shortened(written)}, which does not exist, so the step stops with an error or gets nothing.${meant ? ` Perhaps ${meant} was meant.` : ""}`,
        },
      ];
    }),
  mend: "Write the name as it is declared; the editor lists the names that n8n offers.",
};

/** A day or an hour is written with the letters that n8n reads. */
export const wrongDateFormat: Rule = {
  id: "wrong-date-format",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: (subject) =>
    expressions(subject).flatMap(({ node, text, code }): Trouble[] => {
      const format = [...code.matchAll(FORMAT)]
        .map(([, , written = ""]) => written)
        .find((one) => /Y{2,4}|MM[-./]DD|DD[-./]MM/.test(one));
      return format === undefined
        ? []
        : [
            {
              nodes: [node],
              path: text.path,
              sentence: `${at(node, text.path)} writes a date as "${shortened(format)}"; n8n reads yyyy and dd in small letters and writes something else for these.`,
            },
          ];
    }),
  mend: "Write yyyy for the year, MM for the month and dd for the day.",
};

const FORMAT =
  /(?:\.toFormat|(?:\$now|\$today|toDateTime\(\))\s*\.\s*format)\(\s*(["'`])([^"'`]{1,60})\1/g;

/** A step's data is asked for through one of its items. */
export const referenceWithoutItem: Rule = {
  id: "reference-without-item",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    expressions(subject).flatMap(({ node, text, code }): Trouble[] => {
      const [, , name] = WITHOUT_ITEM.exec(code) ?? [];
      return name === undefined
        ? []
        : [
            {
              nodes: [node],
              path: text.path,
              sentence: `${at(node, text.path)} asks for $("${shortened(name)}").json without saying which item, so it gets an error or nothing.`,
            },
          ];
    }),
  mend: 'Write $("…").item.json or $("…").first().json.',
};

const WITHOUT_ITEM = /\$\(\s*(["'`])([^"'`]{1,200})\1\s*\)\s*\.\s*(?:json|binary)\b/;

/** An expression stands in two brackets on both sides. */
export const singleBrace: Rule = {
  id: "single-brace",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject
        .textsOf(node)
        .filter((text) => kindOf(text) === "expression" && hasSingleBrace(text.value))
        .map((text) => ({
          nodes: [node.name],
          path: text.path,
          sentence: `${at(node.name, text.path)} has an expression without both brackets on both sides, so n8n sends the brackets as they stand or stops with an error.`,
        })),
    ),
  mend: "Write {{ before the expression and }} behind it.",
};

function hasSingleBrace(value: string): boolean {
  const plain = value.slice(1);
  const opened = plain.lastIndexOf("{{");
  const isUnclosed =
    opened > plain.lastIndexOf("}}") && /^\{\{\s*\$/.test(plain.slice(opened, opened + 40));
  return (
    isUnclosed ||
    splitExpression(plain).some(
      ({ code, text }) => !code && /\{\s{0,9}\$(?:json|input|node|now|today)\b/.test(text),
    )
  );
}

function expressions(subject: Subject): InCode[] {
  return codeOf(subject).filter(({ text }) => kindOf(text) === "expression");
}

type InCode = { node: string; text: Text; code: string };

function codeOf(subject: Subject): InCode[] {
  return subject.steps.flatMap((node) =>
    node.disabled === true
      ? []
      : subject
          .textsOf(node)
          .flatMap((text) => runningCode(text).map((code) => ({ node: node.name, text, code }))),
  );
}

/** @returns what is written, and what was meant where one name is near */
function misspelling(
  code: string,
  isExpression: boolean,
): { written: string; meant?: string } | undefined {
  const tokens = tokensOf(code, isExpression);
  for (const name of undeclaredNames(tokens)) {
    if (!name.startsWith("$")) {
      if (STAND_IN.test(name)) continue;
      const declared = tokens.filter(({ isName, text }) => isName && text !== name);
      const near = nearest(
        name,
        declared.map(({ text }) => text),
      );
      const meant = name === "json" ? "$json" : near;
      return { written: name, ...(meant === undefined ? {} : { meant }) };
    }
    const plain = name.slice(1);
    if (VARIABLES.has(plain)) continue;
    const meant = nearest(plain, LIKELY, lettersOf);
    if (meant !== undefined) return { written: name, meant: `$${meant}` };
  }
  const [, uncalled] = UNCALLED.exec(code) ?? [];
  if (uncalled !== undefined)
    return { written: `.${uncalled} without brackets`, meant: `.${uncalled}()` };
  const [, adding] = /\$(?:now|today)\s{0,3}\.\s{0,3}(add\w{0,9}|sub\w{0,9})\(/.exec(code) ?? [];
  if (adding !== undefined)
    return {
      written: `.${adding}()`,
      meant: adding.startsWith("add") ? ".plus({ days: 1 })" : ".minus({ days: 1 })",
    };
  const own = new Set(tokens.filter(({ isName }) => isName).map(({ text }) => text));
  for (const name of calledMethods(tokens)) {
    const meant =
      METHODS.has(name) || own.has(name) ? undefined : nearest(name, METHODS, lettersOf);
    if (meant !== undefined) return { written: `.${name}()`, meant: `.${meant}()` };
  }
  return undefined;
}

/** A step's items are asked for by calling `first()`, `last()` or `all()`. */
const UNCALLED = /\$(?:\([^()]{1,200}\)|input)\s{0,3}\.\s{0,3}(first|last|all)\b(?!\s{0,3}\()/;

const LIKELY = "json input node now today items binary workflow execution".split(" ");
/** The names that n8n offers in expressions. */
const VARIABLES = new Set(
  "json input node now today items item binary workflow execution executionId resumeWebhookUrl env vars parameter position runIndex itemIndex prevNode jmespath jmesPath secrets fromAI fromAi fromai pageCount request response if ifEmpty not min max average sum self nodeVersion nodeId webhookId mode data evaluateExpression getPairedItem credentials agentInfo tool value parent rawParameter rawExpression parameters nodes id name".split(
    " ",
  ),
);
const OF_JAVASCRIPT = [
  Array.prototype,
  String.prototype,
  Number.prototype,
  Object.prototype,
  Date.prototype,
  RegExp.prototype,
  Map.prototype,
  Set.prototype,
  Promise.prototype,
  Object,
  Array,
  Number,
  String,
  Date,
  Math,
  JSON,
  Promise,
].flatMap((holder) => Object.getOwnPropertyNames(holder));
/** Methods of JavaScript, of its dates in n8n, and of n8n's own. */
const METHODS = new Set([
  ...OF_JAVASCRIPT,
  ..."first last random item all toISODate toISOTime toFormat toMillis toSeconds toUnixInteger toRelative toJSDate fromISO fromFormat fromMillis fromSeconds fromJSDate plus minus diff diffNow startOf endOf setZone setLocale toUTC toLocal local utc isEmpty isNotEmpty toDateTime toNumber toBoolean toInt toFloat toJsonString parseJson extractEmail extractDomain extractUrl removeMarkdown removeTags replaceSpecialChars toTitleCase toSentenceCase toSnakeCase isEmail isUrl isDomain isNumeric isBetween inBetween beginningOf endOfMonth extract isWeekend isInLast isDst format hash base64Encode base64Decode urlEncode urlDecode quote chunk compact difference intersection union unique removeDuplicates merge pluck randomItem renameKeys smartJoin average sum append hasField removeField removeFieldsContaining keepFieldsContaining urlEncode get set has isOdd isEven log warn error json text request run call catch on each update digest write final file alloc itemMatching pairedItem".split(
    " ",
  ),
]);

/** Equal for words that differ in capitals or in the order of their letters: "fisrt", "toLowercase". */
function lettersOf(word: string): string {
  return word.toLowerCase().split("").toSorted().join("");
}
