import { shortType } from "../../facts/node-kinds.ts";
import { field, listIn, textOf } from "../../facts/port-values.ts";
import { isPlain } from "../../flow/fields.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Level } from "../finding.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, shortened } from "../wording.ts";

export const wrongValue: Rule = {
  id: "wrong-value",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.steps.flatMap((node) => {
      const kind = shortType(node.type);
      const contract = Object.hasOwn(CONTRACTS, kind) ? CONTRACTS[kind] : undefined;
      return [...addressesAsIds(node), ...(contract?.(node, subject) ?? [])].map(
        ({ path, problem, level }): Trouble =>
          inField(node, path, `${problem}.`, level === undefined ? {} : { level }),
      );
    }),
  mend: "Open the step and write the value as the sentence says.",
};

type Problem = { path: string; problem: string; level?: Level };
type Contract = (node: NodeInFile, subject: Subject) => Problem[];

/** Finds URLs in fields that are set to "By ID". n8n extracts the id from a URL only in fields set to "By URL". */
function addressesAsIds({ parameters }: NodeInFile): Problem[] {
  return Object.entries(parameters).flatMap(([path, value]) =>
    field(value, "mode") === "id" && /^=?https?:\/\/\S+\/\S/.test(textOf(field(value, "value")))
      ? [{ path, problem: "holds a whole address where only the id belongs (By URL takes one)" }]
      : [],
  );
}

const CONTRACTS: Readonly<Record<string, Contract>> = {
  notion: ({ parameters, typeVersion }) =>
    listIn(parameters["propertiesUi"], "propertyValues")
      .map((one) => field(one, "key"))
      .filter((key) => typeVersion >= 2 && isPlain(key) && !key.includes("|"))
      .map((key) => ({
        path: "propertiesUi",
        problem: `names the property "${shortened(String(key))}" without its kind, so it stops with an error; n8n writes it as Name|rich_text`,
      })),
  set: ({ parameters }) => [
    ...listIn(parameters["assignments"], "assignments")
      .map((one) => textOf(field(one, "name")))
      .filter((name) => /^(?:\$json\b|\{\{)/.test(name))
      .map((name): Problem => ({
        path: "assignments",
        problem: `makes a field that is itself called "${shortened(name)}", so nobody finds it under its name`,
        level: "can-hurt",
      })),
    ...(parameters["mode"] === "raw" && /^=?\s*\[/.test(textOf(parameters["jsonOutput"]))
      ? [{ path: "jsonOutput", problem: "holds a list where n8n wants one object, so it stops" }]
      : []),
  ],
  textSplitterRecursiveCharacterTextSplitter: overlap,
  textSplitterCharacterTextSplitter: overlap,
  textSplitterTokenSplitter: overlap,
  wait({ parameters: { resume, dateTime } }) {
    const isPast = isPlain(dateTime) && Date.parse(dateTime) < Date.now();
    return resume === "specificTime" && isPast
      ? [{ path: "dateTime", problem: "waits for a time that is past, so it does not wait" }]
      : [];
  },
  googleCalendar: ({ parameters: { start, end } }) =>
    instant(end) < instant(start)
      ? [{ path: "end", problem: "ends before it starts, so the calendar refuses it" }]
      : [],
  outputParserStructured({ parameters: { schemaType, inputSchema } }) {
    if (schemaType !== "manual" || !isPlain(inputSchema)) return [];
    const schema = jsonIn(inputSchema);
    return isRecord(schema) && !Object.keys(schema).some((key) => KEYWORDS.test(key))
      ? [
          {
            path: "inputSchema",
            problem:
              'holds an example and no JSON schema, so it asks for nothing (choose "Generate From JSON Example")',
            level: "can-hurt",
          },
        ]
      : [];
  },
  toolCode(node, { flow }) {
    if (textOf(node.parameters["language"]) === "python") return [];
    const gives = flow.readingsOf(node, "jsCode")[0]?.evaluation?.gives ?? [];
    return gives.some(({ kind }) => /^(?:record|list|nothing)$/.test(kind))
      ? [
          {
            path: "jsCode",
            problem:
              "gives the agent no text, so the tool stops with an error (JSON.stringify makes one)",
          },
        ]
      : [];
  },
  formTrigger: form,
  form,
};

function overlap({ parameters }: NodeInFile): Problem[] {
  const { chunkSize = 1000, chunkOverlap = 0 } = parameters;
  return typeof chunkSize === "number" &&
    typeof chunkOverlap === "number" &&
    chunkOverlap >= chunkSize
    ? [
        {
          path: "chunkOverlap",
          problem: `is ${chunkOverlap}, and the pieces have only ${chunkSize}, so the step stops with an error`,
        },
      ]
    : [];
}

function form({ parameters }: NodeInFile): Problem[] {
  const fields = listIn(parameters["formFields"], "values");
  const names = fields.map((one) => textOf(field(one, "fieldName") ?? field(one, "fieldLabel")));
  const twice = names.find((name, k) => name !== "" && names.indexOf(name) < k);
  return twice === undefined
    ? []
    : [
        {
          path: "formFields",
          problem: `asks twice for "${shortened(twice)}", so only the last answer arrives`,
          level: "can-hurt",
        },
      ];
}

/**
 * Returns the point in time that a field names, in milliseconds since 1970; NaN if the point in time is known only when
 * the workflow runs.
 */
function instant(value: unknown): number {
  if (isPlain(value)) return Date.parse(value);
  const [match, how, amounts = ""] = NOW.exec(textOf(value)) ?? [];
  if (match === undefined) return NaN;
  const sum = [...amounts.matchAll(/(\w+)\s*:\s*(\d+)|(\d+)\s*,\s*["'](\w+)/g)].reduce(
    (before, [, unit, count, number = count, name = unit]) =>
      before + Number(number) * (UNITS.find(([start]) => name?.startsWith(start))?.[1] ?? NaN),
    0,
  );
  return Date.now() + (how === "minus" ? -sum : sum);
}

const NOW =
  /^=\s*\{\{\s*\$now(?:\.(plus|minus)\(([^()]{0,80})\))?(?:\.to\w+\([^()]{0,40}\))?\s*\}\}\s*$/;
const UNITS: readonly [start: string, milliseconds: number][] = [
  ["s", 1e3],
  ["mi", 6e4],
  ["h", 36e5],
  ["d", 864e5],
  ["w", 6048e5],
  ["mo", 2592e6],
  ["y", 31536e6],
];

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const KEYWORDS =
  /^(?:type|properties|items|enum|\$\w+|anyOf|oneOf|allOf|const|additionalProperties)$/;
