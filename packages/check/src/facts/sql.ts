import type { Text } from "../read/nodes.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import type { KnownNode } from "./node-facts.ts";
import { shortType, STORES } from "./node-kinds.ts";
import { field, textOf } from "./port-values.ts";

/** Whether a field of the node contains SQL. n8n evaluates `{{ }}` in SQL even if the text does not begin with "=". */
export function isSql({ type }: NodeInFile, { key }: Pick<Text, "key">): boolean {
  return (
    /^(?:query|sqlQuery)$/.test(key) &&
    /^(?:postgres|mySql|microsoftSql|snowflake|googleBigQuery|crateDb|questDb|timescaleDb|supabase|oracleDatabase|databricks)$/.test(
      shortType(type),
    )
  );
}

/**
 * Whether a second run of the node would add the same row or record again. False for an INSERT that first looks for an
 * existing row, as with ON CONFLICT. Also false for n8n's own tables: an answer from them cannot get lost, so n8n never
 * repeats a step that has succeeded.
 */
export function addsRow({ node, facts: { parameters } }: KnownNode): boolean {
  const { operation, query, options } = parameters;
  const type = shortType(node.type);
  return (
    STORES.has(type) &&
    type !== "dataTable" &&
    field(options, "skipOnConflict") !== true &&
    (operation === "executeQuery"
      ? withCode(
          textOf(query),
          (code) => code.replace(/["'`]/g, ""),
          () => "",
        )
          .split(";")
          .some((one) => /\binsert\s+into\b/i.test(one) && !LOOKS_FIRST.test(one))
      : /^(?:append|insert|create)$/.test(
          textOf(operation ?? (isSql(node, { key: "query" }) ? "insert" : "")),
        ))
  );
}

/** Matches the part of an SQL statement that makes an INSERT skip or change a row that exists already. */
const LOOKS_FIRST =
  /\b(?:on\s+(?:conflict|duplicate)|not\s+(?:exists|in\s*\(\s*select)|else\s+(?:begin\s+)?insert)\b/i;

/**
 * Removes the comments of a query.
 * @param inText - gets each string in single quotes, with its quotes, and returns the replacement
 */
export function withoutComments(
  sql: string,
  inText: (text: string) => string = (text) => text,
): string {
  return sql.replace(TEXT_OR_COMMENT, (found: string, quote?: string) =>
    quote === "'" ? inText(found) : quote ? found : " ",
  );
}

/**
 * Matches a string in quotes, or a comment. A string or comment without an end reaches to the end of the query, so that
 * the matching stays fast.
 */
const TEXT_OR_COMMENT = /(['"])(?:\\.|[^])*?(?:\1|$)|(?:--|# ).*|\/\*[^]*?(?:\*\/|$)/g;

/** Removes the comments of a query, and replaces its expressions (`{{ … }}`) and its strings in single quotes. */
function withCode(
  sql: string,
  inCode: (code: string) => string,
  inText: (text: string) => string,
): string {
  // The search for `{{ … }}` stops at the last "}}", because no match can end later. Without this limit, the pattern
  // would search the whole rest of the text for each "{{" without a "}}", which could take very long.
  const end = sql.lastIndexOf("}}") + 2;
  return withoutComments(
    sql.slice(0, end).replace(/\{\{.*?\}\}/gs, inCode) + sql.slice(end),
    inText,
  );
}

/**
 * Lists the columns into which INSERT and UPDATE write values that are known only when the workflow runs, such as `$1`
 * or `{{ … }}`.
 */
export function columnsFilledIn(sql: string): string[] {
  const plain = withCode(
    sql,
    () => "?",
    (text) => (text.includes("?") ? "?" : "0"),
  );
  const pairs = [...plain.matchAll(/\binto\s[^()]{1,200}\(([^()]*)\)\s*values?\s*\(/gi)].flatMap(
    ({ 0: { length }, 1: columns = "", index }) => {
      const values = listAt(plain, index + length);
      return columns.split(",").map((column, place) => [column, values[place]]);
    },
  );
  for (const {
    0: { length },
    index,
  } of plain.matchAll(/\bset\s/gi))
    for (const part of listAt(plain, index + length)) pairs.push(part.split("="));
  return pairs.flatMap(([column = "", value = ""]) =>
    /[$?@]/.test(value) ? (/(\w+)\W*$/.exec(column)?.[1] ?? []) : [],
  );
}

/**
 * Splits the list of values that begins at `start`. The list ends at its closing bracket or at the next clause, such as
 * WHERE.
 */
function listAt(sql: string, start: number): string[] {
  const clause = /\b(?:where|from|returning)\b|\b(?:into|set)\s|;/gi;
  clause.lastIndex = start;
  const parts = [""];
  let depth = 0;
  for (const char of sql.slice(start, clause.exec(sql)?.index)) {
    if (char === ")" && depth-- === 0) break;
    if (char === "(") depth++;
    if (char === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${char}`);
  }
  return parts;
}
