import {
  isChatMessage,
  isModelUser,
  isOpenToStrangers,
  isReadingStore,
  shortType,
} from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { isSql } from "../../facts/sql.ts";
import { field as valueAt } from "../../facts/port-values.ts";
import type { Text } from "../../read/nodes.ts";
import { joinedParts } from "../../code/joined.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, shortened } from "../wording.ts";
import { isConfigured, originsOf, spots, VALUE, type Place } from "./outside-texts.ts";

/**
 * A kind of field that is dangerous if it contains a text from a stranger. `sentence` writes for the report what the
 * step does with this text. Its argument is a clause such as `"Form" brings in`, which says where the text comes from.
 */
type Sink = Place & { sentence: (from: string) => string };

function sinkRule(of: Pick<Rule, "id" | "level" | "mend">, sinks: readonly Sink[]): Rule {
  return {
    ...of,
    check: (subject) =>
      sinks.flatMap((sink) =>
        spots(subject, sink).map(({ node, text: { path }, from }) =>
          inField(node, path, `${sink.sentence(`"${shortened(from)}" brings in`)}.`),
        ),
      ),
  };
}

const isField =
  (type: RegExp, key: RegExp): Place["isPlace"] =>
  ({ node }, text) =>
    type.test(shortType(node.type)) && key.test(text.key);

const NUMBER =
  /(?:[dD]ate|[tT]ime|_at|At|[aA]mount|[cC]ount|[nN]umber|[sS]core|[pP]rice|[tT]otal)\b/;
const ID = /(?:\bid|_id|I[dD])\b/;
const CONVERTS =
  /escape|encodeURI|to(?:Format|ISO|Fixed)|Number\(|parse(?:Int|Float)|\.length\b|\.error\b/;
const isHarmless = (code: string) =>
  [/replace(?:All)?\(\s*\/?["'`]?[[(]?[&<]/, CONVERTS, NUMBER, ID, NO_TEXT].some((one) =>
    one.test(code),
  );
/** Matches code that reads a hash, or a numeric id from a chat service. A stranger cannot choose what they contain. */
const NO_TEXT = /\b(?:chat|from|user)\.id\b|[hH]ash\b/;

export const sqlFromText: Rule = {
  id: "sql-from-text",
  level: "can-hurt",
  check: (subject) =>
    subject.nodes.flatMap((known) => {
      const { name } = known.node;
      for (const text of subject.textsOf(known.node)) {
        const found = isSql(known.node, text) ? gluedIn(text.value, name, subject) : undefined;
        if (found)
          return inField(
            known.node,
            text.path,
            found.from
              ? `builds SQL from what "${shortened(found.from)}" brings in, so whoever writes that can read or delete the table.`
              : `puts ${shortened(found.code)} between quotes into SQL, so an apostrophe breaks the query.`,
          );
      }
      return [];
    }),
  mend: 'Write $1, $2 in the query and give the values under "Query Parameters".',
};

/**
 * Finds code in an SQL text whose value may change the meaning of the query, for example because the value contains a
 * quote. `from`: the step through which a stranger or a model supplies the value.
 */
function gluedIn(
  value: string,
  name: string,
  subject: Subject,
): { code: string; from?: string } | undefined {
  let isQuoted = false;
  const values: { code: string; isQuoted: boolean }[] = [];
  for (const { code, text } of joinedParts(value.replace(/^=/, "")))
    if (code) values.push({ code: text.trim(), isQuoted });
    else isQuoted = isQuoted !== ((text.match(/'/g) ?? []).length % 2 === 1);
  for (const { code, isQuoted: isBetweenQuotes } of values) {
    const isFilledIn = code.includes("$fromAI");
    if (!(isFilledIn || VALUE.test(code)) || isConfigured(code, subject)) continue;
    if ([NO_TEXT, CONVERTS, /replace|stringify|===/].some((one) => one.test(code))) continue;
    const origins = originsOf(code, name, subject).flatMap((one) => subject.known(one) ?? []);
    const from = origins.find((one) => isOpenToStrangers(one) || isModelUser(one))?.node.name;
    if (from !== undefined && !isFilledIn) return { code, from };
    // A number or a date contains no quotes. The id of a row contains none either, because the database makes this id.
    const isPlain = NUMBER.test(code) || (/\.id\b/.test(code) && origins.every(isReadingStore));
    if (isBetweenQuotes && (isFilledIn || !isPlain)) return { code };
  }
  return undefined;
}

const built = (type: RegExp, key: RegExp, what: string, harm: string): Sink => ({
  isPlace: isField(type, key),
  isHarmless,
  sentence: (from) => `builds ${what} from what ${from}, so whoever writes that can ${harm}`,
});

export const commandFromText = /* @__PURE__ */ sinkRule(
  {
    id: "command-from-text",
    level: "can-hurt",
    mend: "Let it take nothing that outsiders write, or check that against a list of what is allowed.",
  },
  [
    /* @__PURE__ */ built(
      /^(?:executeCommand|ssh)$/,
      /^command$/,
      "a command",
      "run anything on the server",
    ),
    /* @__PURE__ */ built(
      /^(?:readWriteFile|readBinaryFiles?|writeBinaryFile|ftp|ssh|git|compression)$/,
      /^(?:file(?:Name|Selector|Path)|path|repositoryPath|oldPath|newPath)$/,
      "the place of a file",
      "choose which file is read or written",
    ),
    /* @__PURE__ */ built(
      /^(?:mongoDb|elasticsearch|redis|airtable|baserow|nocoDb|supabase|odoo|salesforce|quickbooks|jira|googleDrive|crateDb|ldap|graphql)$/,
      /^(?:query|filterByFormula|filterString|where|jql|searchQuery|queryString|filter|update)$/,
      "a query or a formula",
      "make it find or change other records",
    ),
  ],
);

export const markupFromText = /* @__PURE__ */ sinkRule(
  {
    id: "markup-from-text",
    level: "worth-knowing",
    mend: "Replace &, < and > in the value by &amp;, &lt; and &gt; before it goes into the message.",
  },
  [
    {
      isPlace: isMarkup,
      isHarmless,
      sentence: (from) =>
        `puts what ${from} into a message as it stands, so an outsider can slip links, mentions or pictures into it`,
    },
  ],
);

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
  if (key === "html" || key === "htmlContent")
    return SENDS_HTML.test(name) && parameters["emailFormat"] !== "text";
  const isHtml =
    name === "gmail"
      ? key === "message" &&
        known.node.typeVersion >= 2 &&
        parameters["emailType"] !== "text" &&
        // With `sendAndWait`, the step asks a person a question. n8n itself escapes the text of the question, so
        // strangers can do no harm with it.
        parameters["operation"] !== "sendAndWait"
      : key === "bodyContent" &&
        valueAt(parameters["additionalFields"], "bodyContentType") === "html";
  return isHtml && /<[a-z]/i.test(value);
}

const SENDS_HTML = /^(?:emailSend|html|mailgun|mailjet|sendInBlue)$/;

export const addressFromText = sinkRule(
  {
    id: "address-from-text",
    level: "can-hurt",
    mend: "Compare the address with a list of the hosts that you allow before it is asked.",
  },
  [
    {
      isPlace: isField(/^httpRequest$/, /^url$/),
      // Only the beginning of the URL matters, because it decides to which host n8n sends the request.
      part: /^=\s{0,9}(?:https?:\/\/)?\s{0,9}\{\{[^{}]{1,300}\}\}/,
      isHarmless: (code) => /^\s{0,9}["'`]https?:\/\/[^"'`${}/]{1,200}\//.test(code),
      sentence: (from) =>
        `is whatever ${from}, so an outsider can make n8n ask addresses of your own network`,
    },
  ],
);
