import { codeOf, nameOf, QUOTED } from "../../code/step-names.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { field, listIn, textOf } from "../../facts/port-values.ts";
import { textsIn } from "../../read/nodes.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, inStep, listed, shortened } from "../wording.ts";
import { issuesIn, type IssueInField } from "./values.ts";

export const droppedField: Rule = {
  id: "dropped-field",
  whenReached: true,
  level: "can-hurt",
  check: (subject) => [
    ...once(issuesIn(subject, "field")).flatMap((issue) => missingField(issue, subject)),
    ...once(issuesIn(subject, "answer")).flatMap((issue) => replacedField(issue, subject)),
    ...subject.nodes.flatMap((known) => missingFiles(known, subject)),
  ],
  mend: "Write the name of a field that the step gives, such as $json.body.name behind a webhook.",
};

function once(issues: readonly IssueInField[]): IssueInField[] {
  const seen = new Map(
    issues.map((issue) => [`${issue.node.name} ${issue.source} ${issue.what}`, issue]),
  );
  return [...seen.values()];
}

function missingField(issue: IssueInField, subject: Subject): Trouble[] {
  const { node, path, what, source = "", isOptional, meant } = issue;
  if (isOptional && meant === undefined) return [];
  const kind = subject.kindOf(source);
  const gives =
    kind === "webhook"
      ? "received; a webhook keeps that in body or query"
      : "gives, but it gives no such field";
  // If a step joins several items into one, `.item` finds no single item of an earlier step. The advice then names no
  // earlier step.
  const from = /^(?:aggregate|summarize)$/.test(kind) ? undefined : originOf(issue, subject);
  return [
    inField(
      node,
      path,
      `asks for "${shortened(what)}" of what "${shortened(source)}" ${gives}, so ${isOptional ? "the expression always takes its other way" : "the field stays empty"}.${meant && from === undefined ? ` Perhaps "${meant}" was meant.` : ""}`,
      {
        nodes: [node.name, source],
        ...(isOptional ? { level: "worth-knowing" as const } : {}),
        ...takenFrom(from, issue, subject),
      },
    ),
  ];
}

/**
 * Finds code that looks for a field in the answer to a request, although the field was in the item before the request.
 * n8n replaces this item by the answer.
 */
function replacedField(issue: IssueInField, subject: Subject): Trouble[] {
  const { node, path, what, source = "" } = issue;
  const request = subject.nodeCalled(source);
  if (!request || COMMON.test(what)) return [];
  // A field that the request itself sent is not reported, since services often answer with the fields that they got.
  if (textsIn(request.parameters).some(({ value }) => value.includes(what))) return [];
  const from = originOf(issue, subject);
  if (from === undefined) return [];
  return [
    inField(
      node,
      path,
      `asks for "${shortened(what)}", which "${shortened(from)}" gave; "${shortened(source)}" answers something else, so the field stays empty unless the answer has it too.`,
      { nodes: [node.name, source], ...takenFrom(from, issue, subject) },
    ),
  ];
}

/** Returns the step before `source` that outputs the field; undefined if no step is known to output it. */
function originOf({ what, source = "" }: IssueInField, subject: Subject): string | undefined {
  const known = [...subject.graph.before(source)]
    .map((name) => subject.flow.outputOf(name).json)
    .find(({ fields, source: step = source }) => step !== source && fields?.has(what));
  return known?.source ?? readElsewhere(what, source, subject);
}

/**
 * Makes the advice to read the field from the step `from`. If the code reads `b` inside the field `a`, the advice names
 * `$(…).item.json.a.b`.
 */
function takenFrom(
  from: string | undefined,
  { node, path, what, source }: IssueInField,
  subject: Subject,
): Pick<Trouble, "mend"> {
  if (from === undefined) return {};
  const text = subject.textsOf(node).find((one) => one.path === path)?.value ?? "";
  const inside =
    [...text.matchAll(READ)].find(
      ([, , name, read]) =>
        (name === undefined ? source : nameOf(name)) === source && read === what,
    )?.[4] ?? "";
  return {
    mend: `Take it from the step that gave it: ${codeOf(from)}.item.json.${what}${inside}.`,
  };
}

/**
 * Finds a step before the step `source` that probably outputs the field, because other code in the workflow reads the
 * field from that step.
 */
function readElsewhere(what: string, source: string, subject: Subject): string | undefined {
  const before = subject.graph.before(source);
  for (const step of subject.steps)
    for (const { value } of subject.textsOf(step))
      for (const [, , written = "", read] of value.matchAll(READ)) {
        const name = nameOf(written);
        if (read === what && name !== source && before.has(name))
          if (subject.kindOf(name) !== "httpRequest") return name;
      }
  return undefined;
}

/**
 * Matches code that reads a field. Captures the name of the step if the code names one, the field, and the fields
 * inside it.
 */
const READ = new RegExp(
  String.raw`(?:\$\(${QUOTED}\)[.\w()?]{0,20})?json\??\.(\w+)((?:\??\.\w+\b(?!\())*)`,
  "g",
);

/** Matches names of fields that any service may have in its answers. */
const COMMON =
  /^(?:id|e?mail|url|link|title|text|data|body|date|type|code|success|ok|errors?|results?|items?|description|user|count|total|output|company|phone|headers|choices|candidates|stat.*|mess.*|cont.*|res.*|val.*|creat.*|updat.*|.*[nN]ame|.*oken)$/;

function missingFiles({ node, facts }: KnownNode, subject: Subject): Trouble[] {
  const { binary } = subject.flow.inputOf(node.name);
  if (!binary) return [];
  // A 0 at the end of an existing file's name stands for any number: `attachment_0` also covers `attachment_3`.
  const missing = filesAsked(shortType(node.type), facts.parameters).filter(
    (name) => !binary.includes(name) && !binary.includes(name.replace(/\d+$/, "0")),
  );
  const [first] = missing;
  if (first === undefined) return [];
  return [
    inStep(
      [node.name],
      `takes the file "${shortened(first)}", and what arrives has ${binary.length === 0 ? "no file: a step before it gives only fields" : `only ${listed(binary)}`}, so it stops with an error.`,
      {
        mend: "Write the name of the file as the step before gives it, and let the steps between keep the file.",
      },
    ),
  ];
}

function filesAsked(type: string, parameters: Readonly<Record<string, unknown>>): string[] {
  const { binaryPropertyName, dataPropertyName, binaryData, operation, options } = parameters;
  const isReader = /^(?:extractFromFile|readPDF)$/.test(type);
  const isUpload =
    isReader ||
    binaryData === true ||
    /^(?:upload|fromFile|transcribe|translate)/.test(textOf(operation)) ||
    /^(?:base64|binary)$/.test(textOf(parameters["inputType"]));
  const attached = [parameters, options].flatMap((holder) =>
    listIn(field(holder, "attachmentsUi"), "attachmentsBinary").map((one) =>
      field(one, "property"),
    ),
  );
  const posted = listIn(parameters["bodyParameters"], "parameters").map((one) =>
    field(one, "parameterType") === "formBinaryData" ? field(one, "inputDataFieldName") : undefined,
  );
  const isSending = parameters["contentType"] === "binaryData" || type !== "httpRequest";
  const isWriting =
    (type === "readWriteFile" && operation === "write") || type === "writeBinaryFile";
  return [
    isSending ? parameters["inputDataFieldName"] : undefined,
    isWriting ? (dataPropertyName ?? "data") : undefined,
    isUpload ? (binaryPropertyName ?? (isReader ? "data" : undefined)) : undefined,
    ...attached,
    ...(parameters["contentType"] === "multipart-form-data" ? posted : []),
    type === "emailSend" ? field(options, "attachments") : undefined,
    type === "whatsApp" ? parameters["mediaPropertyName"] : undefined,
  ].flatMap((one) =>
    typeof one === "string" && !/^=|\{\{/.test(one)
      ? one
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean)
      : [],
  );
}
