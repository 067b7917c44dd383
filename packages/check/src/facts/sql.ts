import type { Text } from "../read/nodes.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import type { KnownNode } from "./node-facts.ts";
import { shortType, STORES } from "./node-kinds.ts";
import { field, textOf } from "./port-values.ts";

/** Whether a text of the node is SQL. n8n evaluates `{{ }}` in SQL even if the text does not begin with "=". */
export function isSql({ type }: NodeInFile, { key }: Pick<Text, "key">): boolean {
  return (
    /^(?:query|sqlQuery)$/.test(key) &&
    /^(?:postgres|mySql|microsoftSql|snowflake|googleBigQuery|crateDb|questDb|timescaleDb|supabase|oracleDatabase|databricks)$/.test(
      shortType(type),
    )
  );
}

/** Whether the node adds a row or record to a store. An INSERT that skips or changes existing rows does not count. */
export function addsRow({ node, facts: { parameters } }: KnownNode): boolean {
  const { operation, query, options } = parameters;
  return (
    STORES.has(shortType(node.type)) &&
    field(options, "skipOnConflict") !== true &&
    (operation === "executeQuery"
      ? /\binsert into\b(?!.*\b(?:on|not) (?:conflict|duplicate|exists)\b)/is.test(textOf(query))
      : /^(?:append|insert|create)$/.test(
          textOf(operation ?? (isSql(node, { key: "query" }) ? "insert" : "")),
        ))
  );
}

/**
 * Lists the columns into which INSERT and UPDATE write values that are known only when the workflow runs, such as `$1`
 * or `{{ … }}`.
 */
export function columnsFilledIn(sql: string): string[] {
  // The search for `{{ … }}` stops at the last "}}", because no match can end later. Without this limit, the pattern
  // would search the rest of the text in vain for each "{{", which could take very long.
  const end = sql.lastIndexOf("}}") + 2;
  const filled = sql.slice(0, end).replace(/\{\{.*?\}\}/gs, "?") + sql.slice(end);
  const plain = filled.replace(/'(?:[^']|'')*'/g, (text) => (text.includes("?") ? "?" : "0"));
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

/** Splits the list that begins at `start`. Its closing bracket, or the next clause, such as WHERE, ends the list. */
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
