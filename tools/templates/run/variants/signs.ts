import { personalFieldsIn } from "../../../../packages/check/src/rules/personal-fields.ts";
import { isRecord } from "../../../../packages/check/src/read/edges.ts";
import { textsIn, VALUES_NODE } from "../../../../packages/check/src/read/nodes.ts";
import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { Json, RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "../fixtures.ts";
import type { Finding, Variant } from "./variant.ts";

/**
 * Special characters that are added to texts of strangers. The workflow has to escape them before it sends the texts to
 * a service that reads markup.
 */
const SIGNS = ` <zz>&"'`;
const RAW = "<zz";

/**
 * Makes variants of cases: special characters are added to names, titles and subjects that come from outside the
 * business (see `isWords`). The variant of a normal case must end with the same status as the case itself. Variants of
 * other cases may end with another status.
 */
export function withSigns(
  file: WorkflowFile,
  cases: readonly FixtureCase[],
  happened: readonly RecordedCase[],
): Variant {
  const types = new Map(file.nodes.map(({ name, type }) => [name, type]));
  return {
    kind: "signs",
    file,
    cases: cases.map((one, place) => ({
      case: withSignsIn(one),
      judge: ({ steps, status, error = "" }) => [
        ...(status === happened[place]?.status || !one.name.startsWith("normal:")
          ? []
          : [{ step: error.split(":")[0] ?? "", sentence: `the run ended as failed: ${error}` }]),
        ...steps.flatMap((step) => rawIn(step, types.get(step.node) ?? "")),
      ],
    })),
  };
}

function withSignsIn(one: FixtureCase): FixtureCase {
  const pin = Object.entries(one.pin).map(([node, items]) => [
    node,
    node === VALUES_NODE ? items : items.map((item) => signed(item, "")),
  ]);
  return { ...one, pin: Object.fromEntries(pin) as FixtureCase["pin"] };
}

function signed(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((part) => signed(part, key));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, signed(part, name)]),
    );
  return typeof value === "string" && isWords(value, key) ? value + SIGNS : value;
}

/**
 * Whether a value is a name, a title or a subject of several words. Single words stay as they are, because a workflow
 * may decide by them.
 */
function isWords(value: string, key: string): boolean {
  const isOfPeople =
    personalFieldsIn(`.${key}`).some((field) => field === "name" || field === "company") ||
    /^(?:subject|title|fileName)$/i.test(key);
  return isOfPeople && /^\p{L}[\p{L} .,'!?-]*$/u.test(value) && value.includes(" ");
}

type Step = RecordedCase["steps"][number];

function rawIn({ node, told = [] }: Step, type: string): Finding[] {
  return told.flatMap((one) =>
    markedTexts(one, type)
      .filter(({ value }) => value.includes(RAW))
      .map(({ key }) => ({
        step: node,
        sentence: `"${node}" was told signs of a stranger that are not escaped (${key}).`,
      })),
  );
}

/** Finds the texts that a service reads as HTML, as Slack's markup or as SQL. */
function markedTexts(parameters: Json, type: string): { key: string; value: string }[] {
  if (!isRecord(parameters)) return [];
  const channel = type.slice(type.lastIndexOf(".") + 1);
  const fields = MARKED[channel]?.(parameters) ?? [];
  return textsIn(Object.fromEntries(fields.map((field) => [field, parameters[field]])));
}

type Told = Record<string, Json>;

const MARKED: Record<string, (told: Told) => string[]> = {
  slack: () => ["text", "message", "blocksUi"],
  gmail: ({ emailType }) => (emailType === "text" ? [] : ["message"]),
  emailSend: ({ emailFormat }) => (emailFormat === "text" ? [] : ["html"]),
  telegram: ({ additionalFields }) =>
    isRecord(additionalFields) && additionalFields["parse_mode"] === "HTML" ? ["text"] : [],
  microsoftTeams: ({ contentType }) => (contentType === "html" ? ["message"] : []),
  microsoftOutlook: ({ bodyContentType, additionalFields }) =>
    JSON.stringify([bodyContentType, additionalFields]).includes("html") ? ["bodyContent"] : [],
  postgres: () => ["query"],
  mySql: () => ["query"],
};
