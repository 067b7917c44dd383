import {
  ANY,
  copied,
  either,
  eitherOf,
  NUMBER,
  openRecord,
  recordOf,
  TEXT,
  type Shape,
} from "../code/shapes.ts";
import { isShown, readCondition } from "../facts/conditions.ts";
import { field, listIn, textOf } from "../facts/port-values.ts";
import { isRecord } from "../read/edges.ts";
import { assigned, isPlain, rawFields, setAt } from "./fields.ts";
import { FIXED } from "./fixed-outputs.ts";
import {
  answerOf,
  added,
  closed,
  only,
  option,
  UNKNOWN,
  withFile,
  type Item,
  type Outputs,
  type Step,
} from "./item.ts";
import { TRIGGERS } from "./trigger-outputs.ts";

/** Computes the items that a step outputs; undefined if they are known only when the workflow runs. */
export function outputOf(type: string, step: Step): Item | undefined {
  if (PASSES_ON.test(type)) return step.inputs[0];
  const { parameters: root, version } = step;
  const place = { root, fields: root, version, isTool: false };
  const fixed = FIXED.find(([of, when]) => of === type && isShown(readCondition(when), place));
  const computed = Object.hasOwn(OUTPUTS, type) ? OUTPUTS[type]?.(step) : undefined;
  return fixed ? only(fixed[2].split("|"), step) : (computed ?? downloaded(step));
}

const PASSES_ON =
  /^(?:if|filter|switch|limit|noOp|removeDuplicates|sort|splitInBatches|respondToWebhook|textClassifier)$/;

const OUTPUTS: Outputs = {
  ...TRIGGERS,
  set(step) {
    const { parameters, version, valueOf, name } = step;
    const { mode = "manual", includeOtherFields = false, keepOnlySet } = parameters;
    const fields =
      mode === "raw" ? rawFields(parameters["jsonOutput"]) : assigned(parameters, valueOf);
    if (!fields || typeof includeOtherFields !== "boolean") return undefined;
    const isOld = version < 3.3;
    const include = parameters["include"] ?? "all";
    const keepsOthers =
      version < 3 ? keepOnlySet !== true : isOld ? include !== "none" : includeOtherFields;
    const isFlat = option(step, "dotNotation") === false;
    const base: Shape =
      keepsOthers && include === "all"
        ? { ...copied((step.inputs[0] ?? UNKNOWN).json), source: name }
        : { ...recordOf({}, name), isOpen: keepsOthers };
    for (const [key, shape] of fields)
      if (isFlat) base.fields?.set(key, shape);
      else setAt(base, key, shape);
    const keepsFiles =
      version < 3 || version >= 3.4
        ? keepsOthers && option(step, "stripBinary") !== true
        : option(step, "includeBinary") === true;
    const binary = keepsFiles ? step.inputs[0]?.binary : [];
    return { json: base, ...(binary ? { binary } : {}) };
  },
  code: (step) => fromScript(step),
  openAi: (step) => {
    const { resource = "text", operation = "message", simplify = true } = step.parameters;
    const isMessage = resource === "text" && operation === "message" && simplify === true;
    if (!isMessage || step.version < 1.3 || step.version >= 2) return undefined;
    const message = only(
      "role content refusal annotations audio tool_calls reasoning".split(" "),
      step,
    ).json;
    return closed({ index: NUMBER, message, logprobs: ANY, finish_reason: TEXT }, step);
  },
  aggregate(step) {
    const { aggregate, destinationFieldName, fieldsToAggregate, include } = step.parameters;
    if (aggregate === "aggregateAllItemData") {
      const name = destinationFieldName === undefined ? "data" : destinationFieldName;
      return isPlain(name)
        ? closed({ [name]: { kind: "list", of: (step.inputs[0] ?? UNKNOWN).json } }, step)
        : undefined;
    }
    if (include !== undefined && aggregate !== undefined) return undefined;
    const names = listIn(fieldsToAggregate, "fieldToAggregate").map((one) => {
      const newName =
        field(one, "renameField") === true ? field(one, "outputFieldName") : undefined;
      return newName ?? textOf(field(one, "fieldToAggregate")).split(".").at(-1);
    });
    return names.length > 0 && names.every(isPlain) ? only(names, step) : undefined;
  },
  summarize(step) {
    const { fieldsToSummarize, fieldsToSplitBy = "" } = step.parameters;
    const outputFormat = option(step, "outputFormat") ?? "separateItems";
    const values = listIn(fieldsToSummarize, "values").map((one) => {
      const [how = "count", of] = [field(one, "aggregation") ?? "count", field(one, "field")].map(
        (part) => (isPlain(part) ? part : undefined),
      );
      return of === undefined
        ? undefined
        : `${SUMS[how] ?? how}_${of.replace(/[\]["]/g, "").replace(/[ .]/g, "_")}`;
    });
    const by = textOf(fieldsToSplitBy);
    if (
      outputFormat !== "separateItems" ||
      values.length === 0 ||
      !values.every(isPlain) ||
      by.startsWith("=")
    )
      return undefined;
    const names = by
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
    return only([...values, ...names, ...names.map((one) => one.replace(/[ .]/g, "_"))], step);
  },
  splitOut(step) {
    const { fieldToSplitOut, include = "noOtherFields" } = step.parameters;
    if (!isPlain(fieldToSplitOut) || include !== "noOtherFields" || fieldToSplitOut.includes(","))
      return undefined;
    const list = step.inputs[0]?.json.fields?.get(fieldToSplitOut);
    const entry = list?.kind === "list" ? list.of : undefined;
    return entry?.kind === "record"
      ? { json: { ...copied(entry), source: step.name }, binary: [] }
      : undefined;
  },
  dateTime(step) {
    const { operation = "getCurrentDate", outputFieldName } = step.parameters;
    const name = outputFieldName ?? DATES[textOf(operation)];
    if (step.version < 2 || !isPlain(name)) return undefined;
    return option(step, "includeInputFields") === true
      ? added({ [name]: ANY }, step)
      : closed({ [name]: ANY }, step);
  },
  crypto(step) {
    const { dataPropertyName = "data", action = "hash" } = step.parameters;
    return isPlain(dataPropertyName) && action !== "sign"
      ? added({ [dataPropertyName]: TEXT }, step)
      : undefined;
  },
  httpRequest(step) {
    const response = field(option(step, "response"), "response");
    const format = field(response, "responseFormat") ?? "autodetect";
    const name = textOf(field(response, "outputPropertyName")) || "data";
    if (step.version < 3 || name.startsWith("=")) return undefined;
    if (field(response, "fullResponse") === true) {
      const headers: Shape = { ...openRecord(), format: "small", source: step.name };
      const bodyField = format === "text" ? name : "body";
      // With `autodetect`, n8n puts a text into the field whose name is set in the step (`name`), and any other body
      // into the field `body`. Both fields are therefore listed.
      const fields = closed(
        {
          [bodyField]: ANY,
          ...(format === "autodetect" ? { [name]: ANY } : {}),
          headers,
          statusCode: NUMBER,
          statusMessage: TEXT,
        },
        step,
      );
      return format === "file" ? { ...fields, binary: [name] } : fields;
    }
    if (format === "text") return closed({ [name]: TEXT }, step, []);
    if (format === "file") return withFile(step, name);
    return (step.parameters["method"] ?? "GET") === "GET" ? undefined : answerOf(step.name);
  },
  googleSheets(step) {
    const { operation, columns } = step.parameters;
    if (!/^(?:append|appendOrUpdate|update)$/.test(textOf(operation))) return undefined;
    const value = field(columns, "value");
    if (step.version < 4 || field(columns, "mappingMode") !== "defineBelow") return step.inputs[0];
    return isRecord(value)
      ? { ...only([...Object.keys(value), "row_number"], step), binary: [] }
      : undefined;
  },
  telegram: (step) => (step.parameters["resource"] === "file" ? withFile(step, "data") : undefined),
  readWriteFile: (step) =>
    (step.parameters["operation"] ?? "read") === "read"
      ? withFile(step, textOf(option(step, "dataPropertyName")) || "data")
      : undefined,
  executeWorkflow: (step) =>
    option(step, "waitForSubWorkflow") === false ? step.inputs[0] : undefined,
  wait: ({ parameters: { resume = "timeInterval" }, inputs }) =>
    resume === "timeInterval" || resume === "specificTime" ? inputs[0] : undefined,
  convertToFile(step) {
    const name = textOf(step.parameters["binaryPropertyName"]) || "data";
    return { ...withFile(step, name), json: openRecord() };
  },
  merge(step) {
    const { mode = "append", combineBy } = step.parameters;
    const [a = UNKNOWN, b = UNKNOWN] = step.inputs;
    if (step.version < 3 || step.inputs.length > 2) return undefined;
    if (mode === "append") return { json: { ...either(a.json, b.json), source: step.name } };
    if (mode !== "combine" || combineBy !== "combineByPosition") return undefined;
    const isOpen = a.json.isOpen === true || b.json.isOpen === true;
    const fields = new Map([...(a.json.fields ?? []), ...(b.json.fields ?? [])]);
    return { json: { kind: "record", fields, isOpen, source: step.name } };
  },
};

const SUMS: Readonly<Record<string, string>> = {
  append: "appended",
  concatenate: "concatenated",
  countUnique: "unique_count",
};

const DATES: Readonly<Record<string, string>> = {
  addToDate: "newDate",
  subtractFromDate: "newDate",
  formatDate: "formattedDate",
  roundDate: "roundedDate",
  getTimeBetweenDates: "timeDifference",
  extractDate: "datePart",
  getCurrentDate: "currentDate",
};

function downloaded(step: Step): Item | undefined {
  const { operation, binaryPropertyName } = step.parameters;
  const name = textOf(binaryPropertyName ?? option(step, "binaryPropertyName")) || "data";
  return operation === "download" ? withFile(step, name) : undefined;
}

function fromScript({ script, name }: Step): Item | undefined {
  const items = script().flatMap((shape) =>
    shape.kind === "list" ? (shape.of ? [shape.of] : []) : [shape],
  );
  if (items.length === 0 || items.some(({ kind }) => kind !== "record")) return undefined;
  const jsons = items.map(
    (item) => item.fields?.get("json") ?? (isItem(item) || item.isOpen ? ANY : item),
  );
  const json = eitherOf(jsons);
  if (json.kind !== "record") return undefined;
  const hasFiles = items.some((item) => item.isOpen === true || item.fields?.has("binary"));
  return { json: { ...copied(json), source: name }, ...(hasFiles ? {} : { binary: [] }) };
}

/**
 * Whether an object is a complete item, with `json` or another key that only items have, instead of just the fields of
 * an item.
 */
function isItem({ fields }: Shape): boolean {
  return ["json", "binary", "pairedItem", "error", "index"].some((key) => fields?.has(key));
}
