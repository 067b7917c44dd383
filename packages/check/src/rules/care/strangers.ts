import { runningCode } from "../../code/syntax.ts";
import {
  isChatMessage,
  isIrrevocable,
  isOpenToStrangers,
  shortType,
} from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { isRecord } from "../../read/edges.ts";
import type { Text } from "../../read/nodes.ts";
import { textOf } from "../../read/text-of.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, listed, shortened } from "../wording.ts";

/** Values go into SQL as parameters, never as text. */
export const sqlFromText: Rule = {
  id: "sql-from-text",
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: (subject) =>
    spots(
      subject,
      (node, { key }) =>
        (key === "query" || key === "sqlQuery") && SQL_STORES.test(shortType(node.node.type)),
      (code) => !NO_TEXT.test(code),
    ).map(({ name, text, from }) => ({
      nodes: [name],
      path: text.path,
      sentence: `${at(name, text.path)} builds SQL from what "${shortened(from)}" brings in, so whoever writes that can read, change or delete the whole table.`,
    })),
  mend: 'Write $1, $2 in the query and give the values under "Query Parameters".',
};

/** Nothing that outsiders write becomes a command, a query, a formula or the place of a file. */
export const commandFromText: Rule = {
  id: "command-from-text",
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: (subject) =>
    SINKS.flatMap(({ type, key, what, harm }) =>
      spots(
        subject,
        ({ node }, text) => type.test(shortType(node.type)) && key.test(text.key),
        (code) => !NO_TEXT.test(code) && !ESCAPES.test(code),
        comesStraight,
      ).map(({ name, text, from }) => ({
        nodes: [name],
        path: text.path,
        sentence: `${at(name, text.path)} builds ${what} from what "${shortened(from)}" brings in, so whoever writes that can ${harm}.`,
      })),
    ),
  mend: "Let it take nothing that outsiders write, or check that against a list of what is allowed.",
};

/** Fields whose text is carried out or followed. */
const SINKS: readonly { type: RegExp; key: RegExp; what: string; harm: string }[] = [
  {
    type: /^(?:executeCommand|ssh)$/,
    key: /^command$/,
    what: "a command",
    harm: "run anything on the server",
  },
  {
    type: /^(?:readWriteFile|readBinaryFiles?|writeBinaryFile|ftp|ssh|git|compression)$/,
    key: /^(?:file(?:Name|Selector|Path)|path|repositoryPath|oldPath|newPath)$/,
    what: "the place of a file",
    harm: "choose which file is read or written",
  },
  {
    type: /^(?:mongoDb|elasticsearch|redis|airtable|baserow|nocoDb|supabase|odoo|salesforce|quickbooks|jira|googleDrive|crateDb|ldap|graphql)$/,
    key: /^(?:query|filterByFormula|filterString|where|jql|searchQuery|queryString|filter|update)$/,
    what: "a query or a formula",
    harm: "make it find or change other records",
  },
];

/** Outsiders' text is shown as text and not read as markup. */
export const markupFromText: Rule = {
  id: "markup-from-text",
  level: "worth-knowing",
  profiles: ["runs", "library"],
  check: (subject) =>
    spots(subject, isMarkup, (code) => !ESCAPES.test(code), comesStraight).map(
      ({ name, text, from }) => ({
        nodes: [name],
        path: text.path,
        sentence: `${at(name, text.path)} puts what "${shortened(from)}" brings in into a message as it stands, so an outsider can slip links, mentions or pictures into it.`,
      }),
    ),
  mend: "Replace &, < and > in the value by &amp;, &lt; and &gt; before it goes into the message.",
};

/** The address of a request is not what an outsider writes. */
export const addressFromText: Rule = {
  id: "address-from-text",
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: (subject) =>
    spots(
      subject,
      ({ node }, { key, value }) =>
        shortType(node.type) === "httpRequest" && key === "url" && HOST.test(value),
    )
      .filter(({ name, text }) => {
        const [host = ""] = HOST.exec(text.value) ?? [];
        return inserts({ ...text, value: host }, subject).some((code) =>
          comesStraight(code, name, subject),
        );
      })
      .map(({ name, text, from }) => ({
        nodes: [name],
        path: text.path,
        sentence: `${at(name, text.path)} is whatever "${shortened(from)}" brings in, so an outsider can make n8n ask addresses of your own network.`,
      })),
  mend: "Compare the address with a list of the hosts that you allow before it is asked.",
};

/** Whether the agent's text is the chat's, or an expression that takes something of the items. */
function readsItems(name: string, subject: Subject): boolean {
  const known = subject.known(name);
  if (!known || known.facts.parameters["promptType"] !== "define") return true;
  return subject.textsOf(known.node).some((text) => inserts(text, subject).length > 0);
}

/** The beginning of an address, where an expression says whom n8n asks. */
const HOST = /^=\s{0,9}(?:https?:\/\/)?\s{0,9}\{\{[^{}]{1,300}\}\}/;

/** An AI that reads what outsiders write does not act without a person's consent. */
export const promptFromText: Rule = {
  id: "prompt-from-text",
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: (subject) =>
    subject.nodes
      .filter(({ node }) => /^(?:agent|openAiAssistant)$/.test(shortType(node.type)))
      .flatMap(({ node: { name } }): Trouble[] => {
        const from = strangerBefore(name, subject);
        const tools = subject.nodes
          .filter(
            (known) => subject.graph.subNodesOf(name).has(known.node.name) && acts(known, subject),
          )
          .map(({ node }) => node.name);
        const isInstructed =
          spots(
            subject,
            ({ node }, { key }) => node.name === name && key === "systemMessage",
            () => true,
            comesStraight,
          ).length > 0;
        if (from !== undefined && isInstructed)
          return [
            {
              nodes: [name],
              path: "options.systemMessage",
              sentence: `${at(name)} takes what "${shortened(from)}" brings in as its instructions, so an outsider can tell it what to do.`,
              mend: "Put what outsiders write into the prompt, and keep the system message fixed.",
            },
          ];
        if (from === undefined || tools.length === 0 || !readsItems(name, subject)) return [];
        return [
          {
            nodes: [name, ...tools],
            sentence: `${at(name)} reads what "${shortened(from)}" brings in and may use ${listed(tools)} on its own, so a cleverly worded message can make it send or change things.`,
          },
        ];
      }),
  mend: "Let a person approve what the tool does (Send and Wait), or fix its receiver instead of letting the AI choose.",
};

/** As many values as the query has places for them. */
export const missingQueryValue: Rule = {
  id: "missing-query-value",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: ({ nodes }) =>
    nodes.flatMap(({ node: { name, type, disabled, parameters } }): Trouble[] => {
      const { query, options, operation } = parameters;
      if (disabled === true || typeof query !== "string" || shortType(type) !== "postgres")
        return [];
      if (operation !== undefined && operation !== "executeQuery") return [];
      const places = Math.max(
        0,
        ...[...query.matchAll(/\$(\d{1,2})(?![\w$])/g)].map(([, n]) => Number(n)),
      );
      const given = valuesGiven(isRecord(options) ? options["queryReplacement"] : undefined);
      return given === undefined || places <= given || /\$\$|\{\{/.test(query)
        ? []
        : [
            {
              nodes: [name],
              path: "query",
              sentence: `${at(name, "query")} has a place for ${places} values ($${places}), but "Query Parameters" gives ${given}, so the step stops with an error.`,
            },
          ];
    }),
  mend: "Give a value for each of $1, $2 and so on, in this order.",
};

/** How many values a field gives; undefined where only the run can tell. */
function valuesGiven(field: unknown): number | undefined {
  if (field === undefined || field === "") return 0;
  if (typeof field !== "string") return undefined;
  const [, list] = /^=\s*\{\{\s*\[([^[\](){}]{0,2000})\]\s*\}\}\s*$/.exec(field) ?? [];
  return list?.split(",").filter((one) => one.trim() !== "").length;
}

const SQL_STORES =
  /^(?:postgres|mySql|microsoftSql|snowflake|googleBigQuery|crateDb|questDb|timescaleDb|supabase|oracleDatabase|databricks)$/;
/** Numbers that a chat service gives, and hashes. */
const NO_TEXT = /\b(?:chat|from|user)\.id\b|[hH]ash\b/;

type Spot = { name: string; text: Text; from: string };

type Straight = (code: string, name: string, subject: Subject) => boolean;

function spots(
  subject: Subject,
  isSpot: (node: KnownNode, text: Text) => boolean,
  isUnsafe: (code: string) => boolean = () => true,
  isStrangers: Straight = () => true,
): Spot[] {
  return subject.nodes.flatMap((known) => {
    const { name } = known.node;
    const texts = subject
      .textsOf(known.node)
      .filter((text) => isSpot(known, text))
      .filter((text) =>
        inserts(text, subject).some((code) => isUnsafe(code) && isStrangers(code, name, subject)),
      );
    const from = texts.length > 0 ? strangerBefore(name, subject) : undefined;
    return from === undefined ? [] : texts.slice(0, 1).map((text) => ({ name, text, from }));
  });
}

/** Whether a value comes without a rewriting step, which may have made the value harmless. */
function comesStraight(code: string, name: string, subject: Subject): boolean {
  const isStrangers = (one: string) => {
    const known = subject.known(one);
    return known !== undefined && isOpenToStrangers(known);
  };
  const named = [...code.matchAll(NAMED)].map(([, one = ""]) => one);
  if (named.length > 0) return named.some(isStrangers);
  const direct = (one: string, steps = 0): boolean =>
    steps < 10 &&
    subject.graph
      .arriving(one)
      .some(
        ({ from }) =>
          isStrangers(from) ||
          (PASSES_ON.test(shortType(subject.nodeCalled(from)?.type ?? "")) &&
            direct(from, steps + 1)),
      );
  return direct(name);
}

const NAMED = /\$\(\s*["'`]([^"'`]+)["'`]\s*\)/g;
const PASSES_ON = /^(?:if|filter|switch|limit|noOp|wait|removeDuplicates)$/;

/** The pieces of code that put a value of an item into a text. SQL is worked out without "=" too. */
function inserts({ path, key, value }: Text, subject: Subject): string[] {
  const code = runningCode({ path, key, value: value.startsWith("=") ? value : `=${value}` });
  const configured = new Set(
    subject.steps
      .filter(({ type }) => /\.(?:set|scheduleTrigger|manualTrigger)$/.test(type))
      .map(({ name }) => name),
  );
  return code.filter(
    (one) => VALUE.test(one) && !isConfigured(one, configured) && !/\$fromAI/.test(one),
  );
}

const VALUE = /\$json|\$input|\$node\b|\$\(\s*["'`]/;

/** Only values that the owner set, such as a table's name. */
function isConfigured(code: string, configured: ReadonlySet<string>): boolean {
  const names = [...code.matchAll(/\$\(\s*["'`]([^"'`]+)["'`]\s*\)/g)].map(([, name = ""]) => name);
  return (
    names.length > 0 && !/\$json|\$input/.test(code) && names.every((name) => configured.has(name))
  );
}

function strangerBefore(name: string, subject: Subject): string | undefined {
  const before = subject.graph.before(name);
  return subject.nodes.find(
    (known) =>
      before.has(known.node.name) && isOpenToStrangers(known) && known.node.disabled !== true,
  )?.node.name;
}

/** Made harmless, or nothing that could do harm. */
const ESCAPES =
  /replace(?:All)?\(\s*\/?["'`]?[[(]?[&<]|escape|encodeURI|Number\(|parseInt|toFixed|\.length\b|toFormat|\.error\b|(?:\bid|_id|Id|[dD]ate|[tT]ime|_at|At|[aA]mount|[cC]ount|[nN]umber)\b/;

function isMarkup(known: KnownNode, { key, value }: Text): boolean {
  if (!value.startsWith("=")) return false;
  const { parameters } = known.facts;
  const name = shortType(known.node.type);
  if (name === "slack" || name === "discord")
    return isChatMessage(known) && (key === "text" || key === "content");
  if (name === "telegram")
    return (
      key === "text" && JSON.stringify(parameters["additionalFields"] ?? {}).includes('"HTML"')
    );
  if (key === "html") return name === "emailSend" || name === "html";
  return (
    name === "gmail" &&
    key === "message" &&
    parameters["emailType"] === "html" &&
    /<[a-z]/i.test(value)
  );
}

/** A tool that tells or changes something outside where the AI chooses what or whom. */
function acts(known: KnownNode, subject: Subject): boolean {
  const { operation } = known.facts.parameters;
  if (operation === "sendAndWait") return false;
  const isWriting = isIrrevocable(known) || /^(?:delete|update|deleteRows)/.test(textOf(operation));
  const isDeleting = textOf(operation).startsWith("delete");
  return (
    isDeleting ||
    (isWriting && subject.textsOf(known.node).some(({ value }) => value.includes("$fromAI")))
  );
}
