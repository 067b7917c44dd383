import { shortType } from "../../facts/node-kinds.ts";
import { isRecord } from "../../read/edges.ts";
import type { Rule } from "../rule.ts";
import { inField } from "../wording.ts";

export const missingQueryValue: Rule = {
  id: "missing-query-value",
  whenReached: true,
  level: "will-not-run",
  check: ({ nodes }) =>
    nodes.flatMap(({ node }) => {
      const { type, parameters } = node;
      const { query, options, operation } = parameters;
      if (typeof query !== "string" || shortType(type) !== "postgres") return [];
      if (operation !== undefined && operation !== "executeQuery") return [];
      const places = Math.max(
        0,
        ...[...query.matchAll(/\$(\d{1,2})(?![\w$])/g)].map(([, n]) => Number(n)),
      );
      const given = valuesGiven(isRecord(options) ? options["queryReplacement"] : undefined);
      return given === undefined || places <= given || /\$\$|\{\{/.test(query)
        ? []
        : inField(
            node,
            "query",
            `has a place for $${places}, but "Query Parameters" gives ${given === 1 ? "1 value" : `${given} values`}, so the step stops with an error.`,
          );
    }),
  mend: "Give a value for each of $1, $2 and so on, in this order.",
};

/** Returns the number of values in a field; undefined if it is known only when the workflow runs. */
function valuesGiven(field: unknown): number | undefined {
  if (field === undefined || field === "") return 0;
  if (typeof field !== "string") return undefined;
  const [, list] = /^=\s*\{\{\s*\[([^[\](){}]{0,2000})\]\s*\}\}\s*$/.exec(field) ?? [];
  return list?.split(",").filter((one) => one.trim() !== "").length;
}
