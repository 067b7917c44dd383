import { isChatMessage, shortType } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import type { Text } from "../../read/nodes.ts";
import { splitExpression } from "../../code/split-expression.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, shortened } from "../wording.ts";
import { isConfigured, namedIn, spots, type Place } from "./outside-texts.ts";

/** `sentence` says what the step does. `from`: beginning of the sentence, such as `"Form" brings in`. */
type Sink = Place & { sentence: (from: string) => string };

function sinkRule(of: Pick<Rule, "id" | "level" | "mend">, sinks: readonly Sink[]): Rule {
  return {
    ...of,
    profiles: ["runs", "library"],
    check: (subject) =>
      sinks.flatMap((sink) =>
        spots(subject, sink).map(({ name, text: { path }, from }) => ({
          nodes: [name],
          path,
          sentence: `${at(name, path)} ${sink.sentence(`"${shortened(from)}" brings in`)}.`,
        })),
      ),
  };
}

const isField =
  (type: RegExp, key: RegExp): Place["isPlace"] =>
  ({ node }, text) =>
    type.test(shortType(node.type)) && key.test(text.key);

/** Matches code that makes a value harmless, or whose value cannot do harm. */
const ESCAPES =
  /replace(?:All)?\(\s*\/?["'`]?[[(]?[&<]|escape|encodeURI|Number\(|parseInt|toFixed|\.length\b|toFormat|\.error\b|(?:\bid|_id|I[dD]|[dD]ate|[tT]ime|_at|At|[aA]mount|[cC]ount|[nN]umber)\b/;
/** Matches numeric ids of chat services, and hashes. A stranger cannot put text into them. */
const NO_TEXT = /\b(?:chat|from|user)\.id\b|[hH]ash\b/;

const SQL = isField(
  /^(?:postgres|mySql|microsoftSql|snowflake|googleBigQuery|crateDb|questDb|timescaleDb|supabase|oracleDatabase|databricks)$/,
  /^(?:query|sqlQuery)$/,
);

const strangersSql = sinkRule(
  {
    id: "sql-from-text",
    level: "can-hurt",
    mend: 'Write $1, $2 in the query and give the values under "Query Parameters".',
  },
  [
    {
      isPlace: SQL,
      isHarmless: (code) => NO_TEXT.test(code),
      sentence: (from) =>
        `builds SQL from what ${from}, so whoever writes that can read, change or delete the whole table`,
    },
  ],
);

/** Reports values that become part of SQL text instead of parameters. */
export const sqlFromText: Rule = {
  ...strangersSql,
  check(subject) {
    const found = strangersSql.check(subject);
    const others = subject.nodes.flatMap((known): Trouble[] => {
      const { name } = known.node;
      if (found.some(({ nodes }) => nodes.includes(name))) return [];
      for (const text of subject.textsOf(known.node)) {
        const code = SQL(known, text) ? quotedIn(text.value, subject) : undefined;
        if (code !== undefined)
          return [
            {
              nodes: [name],
              path: text.path,
              sentence: `${at(name, text.path)} puts ${shortened(code)} between quotes into SQL, so an apostrophe breaks the query, and whoever writes it can change what it does.`,
            },
          ];
      }
      return [];
    });
    return [...found, ...others];
  },
};

/** Finds code whose value is between quotes and may contain an apostrophe. */
function quotedIn(value: string, subject: Subject): string | undefined {
  let isQuoted = false;
  for (const { code, text } of splitExpression(value.replace(/^=/, "")))
    if (!code) isQuoted = isQuoted !== ((text.match(/'/g) ?? []).length % 2 === 1);
    else if (isQuoted && mayHoldQuotes(text, subject)) return text.trim();
  return undefined;
}

function mayHoldQuotes(code: string, subject: Subject): boolean {
  if (!/\$json|\$input|\$\(|\$node|\$fromAI/.test(code) || isConfigured(code, subject))
    return false;
  if (NO_TEXT.test(code)) return false;
  if (/replace|escape|to(?:Format|ISO|Fixed)|Number|parse(?:Int|Float)|stringify|===/.test(code))
    return false;
  // An id from the owner's own store contains no quotes, unlike one that comes from outside.
  const isMade = namedIn(code).some((name) =>
    /^(?:code|webhook|executeWorkflowTrigger)$/.test(subject.kindOf(name)),
  );
  return isMade || /\$fromAI/.test(code) || !ESCAPES.test(code);
}

const built = (type: RegExp, key: RegExp, what: string, harm: string): Sink => ({
  isPlace: isField(type, key),
  isHarmless: (code) => NO_TEXT.test(code) || ESCAPES.test(code),
  sentence: (from) => `builds ${what} from what ${from}, so whoever writes that can ${harm}`,
});

/** Reports texts of strangers that are inserted into a command, a query, a formula or a file path. */
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

/** Reports texts of strangers that are shown as HTML or other markup. */
export const markupFromText = /* @__PURE__ */ sinkRule(
  {
    id: "markup-from-text",
    level: "worth-knowing",
    mend: "Replace &, < and > in the value by &amp;, &lt; and &gt; before it goes into the message.",
  },
  [
    {
      isPlace: isMarkup,
      isHarmless: (code) => ESCAPES.test(code),
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
  if (key === "html") return name === "emailSend" || name === "html";
  return (
    name === "gmail" &&
    key === "message" &&
    parameters["emailType"] === "html" &&
    /<[a-z]/i.test(value)
  );
}

/** Reports requests whose URL a stranger can choose. */
export const addressFromText = sinkRule(
  {
    id: "address-from-text",
    level: "can-hurt",
    mend: "Compare the address with a list of the hosts that you allow before it is asked.",
  },
  [
    {
      isPlace: isField(/^httpRequest$/, /^url$/),
      // Only the beginning of a URL decides to which host n8n sends the request.
      part: /^=\s{0,9}(?:https?:\/\/)?\s{0,9}\{\{[^{}]{1,300}\}\}/,
      sentence: (from) =>
        `is whatever ${from}, so an outsider can make n8n ask addresses of your own network`,
    },
  ],
);
