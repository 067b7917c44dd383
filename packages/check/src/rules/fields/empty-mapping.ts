import { shortType } from "../../facts/node-kinds.ts";
import { isRecord } from "../../read/edges.ts";
import { textOf } from "../../read/text-of.ts";
import type { Rule, Trouble } from "../rule.ts";
import { at } from "../wording.ts";

/** A step that writes rows says which column gets which value, and finds its row by something. */
export const emptyMapping: Rule = {
  id: "empty-mapping",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: ({ nodes }) =>
    nodes.flatMap(({ node: { name, type, disabled }, facts: { parameters } }): Trouble[] => {
      const { columns } = parameters;
      const operation = textOf(parameters["operation"]);
      if (disabled === true || !isRecord(columns) || !WRITES.test(operation)) return [];
      const { mappingMode, value, matchingColumns } = columns;
      const isEmpty =
        mappingMode === "defineBelow" &&
        (value === null ||
          value === undefined ||
          (isRecord(value) && Object.keys(value).length === 0));
      const finds =
        MATCHES.test(shortType(type)) &&
        /update|upsert/i.test(operation) &&
        Array.isArray(matchingColumns) &&
        matchingColumns.length === 0;
      return [
        isEmpty
          ? "says for no column what is written into it, so it fails or writes empty rows"
          : "",
        finds && !isEmpty
          ? "names no column by which it finds the row to change, so it fails or changes nothing"
          : "",
      ].flatMap((what) =>
        what === "" ? [] : [{ nodes: [name], path: "columns", sentence: `${at(name)} ${what}.` }],
      );
    }),
  mend: "Open the step, choose the columns and give each its value; for changes also the column to match on.",
};

/** Stores in which one column finds the row; others have conditions for that. */
const MATCHES = /^(?:googleSheets|airtable|postgres|mySql|microsoftExcel)$/;
const WRITES = /^(?:append|appendOrUpdate|update|create|insert|upsert|add)$/;
