import { findSecrets } from "../../../../packages/check/src/rules/share/find-secrets.ts";
import {
  addressesIn,
  personalIn,
} from "../../../../packages/check/src/rules/share/personal-data.ts";
import { VALUES_NODE, isNote, textsIn } from "../../../../packages/check/src/read/nodes.ts";
import type { NodeInFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { TemplateSubject } from "../subject.ts";
import { randomWords } from "./random-words.ts";

/** Checks the rules of this template library that go beyond the rules of n8n. */
export function checkHouseRules(subject: TemplateSubject): string[] {
  const { file, documents } = subject;
  return [
    ...strangeKeys(Object.keys(file), FILE_KEYS).map(
      (key) => `workflow.json holds "${key}", which a template does not need; remove it.`,
    ),
    ...strangeKeys(Object.keys(file.settings ?? {}), SETTINGS).map(
      (key) => `The setting "${key}" belongs to one installation; remove it.`,
    ),
    ...file.nodes.flatMap((node) => [
      ...strangeKeys(Object.keys(node), NODE_KEYS).map(
        (key) =>
          `The node "${node.name}" holds "${key}", which a template does not need; remove it.`,
      ),
      ...checkNode(node),
      ...checkSql(node),
    ]),
    ...(hasErrorPath(subject)
      ? []
      : [
          "The workflow has no error path: give the steps that can fail an error output, or add an Error Trigger with a message to a person.",
        ]),
    ...Object.entries(documents).flatMap(([name, text]) => checkDocument(name, text)),
  ];
}

const FILE_KEYS = new Set(["name", "nodes", "connections", "settings"]);
const SETTINGS = new Set([
  "executionOrder",
  "timezone",
  "executionTimeout",
  "saveDataErrorExecution",
  "saveDataSuccessExecution",
  "saveManualExecutions",
]);
const NODE_KEYS = new Set([
  "id",
  "name",
  "type",
  "typeVersion",
  "position",
  "parameters",
  "disabled",
  "notes",
  "notesInFlow",
  "onError",
  "retryOnFail",
  "maxTries",
  "waitBetweenTries",
  "alwaysOutputData",
  "executeOnce",
]);

/**
 * Checks that an SQL query does not begin with "=", which marks an expression in n8n. The "=" is not needed, because
 * n8n's database nodes evaluate `{{ … }}` in a query without it. With the "=", n8n reports the query as a mistake.
 */
function checkSql({ name, type, parameters: { operation, query } }: NodeInFile): string[] {
  const isSql = /\.(?:postgres|mySql)$/.test(type) && operation === "executeQuery";
  return isSql && typeof query === "string" && query.startsWith("=")
    ? [`The SQL of "${name}" begins with "=", which SQL does not need; remove it.`]
    : [];
}

function strangeKeys(keys: string[], known: ReadonlySet<string>): string[] {
  return keys.filter((key) => !known.has(key));
}

function checkNode(node: NodeInFile): string[] {
  const { name, type, parameters } = node;
  const { language = "javaScript" } = parameters;
  return [
    /\.(?:readWriteFile|ssh)$/.test(type)
      ? `The node "${name}" is of type ${type}, which most installations restrict.`
      : "",
    type.endsWith(".code") && language !== "javaScript"
      ? `The node "${name}" has code in ${JSON.stringify(language)}; templates use JavaScript.`
      : "",
    name.trim() === name ? "" : `The node "${name}" has spaces at the ends of its name.`,
    ...textsIn(parameters).flatMap(({ path, key, value }) => {
      const at = `The node "${name}", field ${path}`;
      const isFixed = name !== VALUES_NODE && !isNote(node) && !value.startsWith("=");
      return [
        ...randomWords(value).map(
          (word) => `${at}: holds a long random word that looks like a key (${word.slice(0, 4)}…).`,
        ),
        isFixed &&
        ((key !== "jsCode" && addressesIn(value).length > 0) ||
          (OWN_FIELDS.test(key) && value !== "")) &&
        !parameters["__rl"]
          ? `${at}: holds "${value}" by itself; take it from "${VALUES_NODE}".`
          : "",
      ];
    }),
  ].filter(Boolean);
}

const OWN_FIELDS =
  /^(?:sendTo|toEmail|fromEmail|ccList|bccList|replyTo|phone|chatId|phoneNumberId|recipientPhoneNumber|subdomain)$/;

function hasErrorPath({ file }: TemplateSubject): boolean {
  return file.nodes.some(
    ({ type, onError }) =>
      type === "n8n-nodes-base.errorTrigger" || onError === "continueErrorOutput",
  );
}

function checkDocument(name: string, text: string): string[] {
  const personal = personalIn(text);
  return [
    ...findSecrets(text).map((secret) => `${name} holds ${secret}.`),
    ...randomWords(text).map(
      (word) => `${name} holds a long random word that looks like a key (${word.slice(0, 4)}…).`,
    ),
    ...(personal ? [`${name} holds ${personal}; use one at example.com.`] : []),
  ];
}
