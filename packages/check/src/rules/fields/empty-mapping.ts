import { field, textOf } from "../../facts/port-values.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { isRecord } from "../../read/edges.ts";
import type { Level } from "../finding.ts";
import type { Rule, Trouble } from "../rule.ts";
import { inStep, shortened } from "../wording.ts";

export const emptyMapping: Rule = {
  id: "empty-mapping",
  whenReached: true,
  level: "can-hurt",
  check: ({ nodes }) => [
    ...nodes.flatMap(emptyStep),
    ...nodes.flatMap(({ node: { name, type }, facts: { parameters } }): Trouble[] => {
      const { columns } = parameters;
      const operation = textOf(parameters["operation"]);
      if (!isRecord(columns) || !WRITES.test(operation)) return [];
      const { mappingMode, value, matchingColumns } = columns;
      const isEmpty =
        mappingMode === "defineBelow" &&
        (value === null ||
          value === undefined ||
          (isRecord(value) && Object.keys(value).length === 0));
      const matching: unknown =
        MATCHES.test(shortType(type)) && /update|upsert/i.test(operation) && matchingColumns;
      const finds = Array.isArray(matching) && matching.length === 0;
      const lost =
        Array.isArray(matching) && mappingMode === "defineBelow" && isRecord(value)
          ? matching.find(
              // If the id is empty, Airtable makes a new record. An empty id is therefore a mistake only in the
              // operation "update".
              (one) =>
                typeof one === "string" &&
                (one !== "id" || operation === "update") &&
                (value[one] ?? "") === "",
            )
          : undefined;
      return [
        isEmpty
          ? "says for no column what is written into it, so it fails or writes empty rows"
          : "",
        finds && !isEmpty
          ? "names no column by which it finds the row to change, so it fails or changes nothing"
          : "",
        lost !== undefined && !isEmpty
          ? `finds the row by "${shortened(String(lost))}" and gives no value for it, so it fails or changes nothing`
          : "",
      ].flatMap((what) => (what === "" ? [] : inStep([name], `${what}.`, { path: "columns" })));
    }),
  ],
  mend: "Open the step and give each column its value; for changes also the column to match on.",
};

/** Reports steps that do nothing because a list in their settings is empty. */
function emptyStep({ node, facts: { parameters } }: KnownNode): Trouble[] {
  const { name, type, typeVersion } = node;
  const found = WORK.find(
    (work) =>
      work.type === shortType(type) &&
      typeVersion >= work.from &&
      Object.entries(work.when ?? {}).every(([key, values]) => values.includes(parameters[key])),
  );
  if (!found || !isWithout(parameters, found.field)) return [];
  return [
    inStep([name], `names ${found.what}.`, {
      path: found.field.split(".")[0] ?? "",
      ...(found.level === undefined ? {} : { level: found.level }),
    }),
  ];
}

type Work = {
  type: string;
  from: number;
  when?: Record<string, readonly unknown[]>;
  /**
   * Path of a list or a text among the step's parameters. If it is empty, the step is reported. After a ":", the path
   * names a field of the list's entries: with `sortFieldsUi.sortField:fieldName`, an entry without a `fieldName` is not
   * counted.
   */
  field: string;
  what: string;
  level?: Level;
};

const WORK: readonly Work[] = [
  {
    type: "set",
    from: 3.3,
    when: { includeOtherFields: [undefined, false], mode: [undefined, "manual"] },
    field: "assignments.assignments",
    what: "no field, so the steps behind it get empty items",
    level: "worth-knowing",
  },
  {
    type: "httpRequest",
    from: 3,
    when: { sendBody: [true], specifyBody: ["json"], contentType: [undefined, "json"] },
    field: "jsonBody",
    what: "nothing as the JSON that it is to send, so it stops with an error",
  },
  {
    type: "aggregate",
    from: 1,
    when: { aggregate: [undefined, "aggregateIndividualFields"] },
    field: "fieldsToAggregate.fieldToAggregate:fieldToAggregate",
    what: "no field to bring together, so it stops with an error or gives one empty item",
  },
  {
    type: "merge",
    from: 3,
    when: {
      mode: ["combine"],
      combineBy: [undefined, "combineByFields"],
      advanced: [undefined, false],
    },
    field: "fieldsToMatchString",
    what: "no field by which it finds what belongs together, so it stops with an error",
  },
  {
    type: "sort",
    from: 1,
    when: { type: [undefined, "simple"] },
    field: "sortFieldsUi.sortField:fieldName",
    what: "no field to sort by, so it stops with an error",
  },
  {
    type: "summarize",
    from: 1,
    field: "fieldsToSummarize.values",
    what: "no field to summarize, so it stops with an error",
  },
  {
    type: "html",
    from: 1.1,
    when: { operation: ["extractHtmlContent"] },
    field: "extractionValues.values:cssSelector",
    what: "no CSS selector, so it finds nothing",
  },
  {
    type: "renameKeys",
    from: 1,
    field: "keys.key:currentKey",
    what: "no field to rename, so it changes nothing",
  },
  {
    type: "removeDuplicates",
    from: 1,
    when: { compare: ["selectedFields"] },
    field: "fieldsToCompare",
    what: "no field to compare, so it stops with an error",
  },
];

function isWithout(parameters: Readonly<Record<string, unknown>>, path: string): boolean {
  const [place = "", entry] = path.split(":");
  const value = place.split(".").reduce<unknown>(field, parameters);
  if (!Array.isArray(value)) return isRecord(value) ? false : value === undefined || value === "";
  return (
    value.length === 0 ||
    (entry !== undefined && value.every((one) => isRecord(one) && (one[entry] ?? "") === ""))
  );
}

/**
 * Matches node types whose steps find the row to change by the value of a column. Steps of all other types find rows by
 * conditions.
 */
const MATCHES = /^(?:googleSheets|airtable|postgres|mySql|microsoftExcel)$/;
const WRITES = /^(?:append|appendOrUpdate|update|create|insert|upsert|add)$/;
