import { isRecord } from "#check/read/edges.ts";
import { firstOf, messageIn } from "../record/messages.ts";
import { opened, plainText, readable, withoutEntities, type NamedValue } from "./readable.ts";

/**
 * Kind of action of a step. `send`, `draft`, `answer` and `approve` write a message to a person. After an `approve`,
 * the workflow waits for the person's answer. `look` only reads data, `model` uses an AI model, `wait` pauses the run,
 * and `call` is any other request.
 */
export type Act =
  | "send"
  | "draft"
  | "approve"
  | "answer"
  | "add"
  | "change"
  | "remove"
  | "look"
  | "model"
  | "wait"
  | "call";

export type Deed = {
  act: Act;
  /** Last part of the node's type, such as `gmail`. */
  channel: string;
  /** Receiver of a message, or the table, calendar or list that the step uses; "" if there is none. */
  place: string;
  subject: string;
  text: string;
  values: NamedValue[];
};

const MAX_VALUES = 10;

/**
 * Describes the action of a step, for readers of a recorded run.
 * @returns undefined for a step that is not described, for example because it did nothing outside n8n
 */
export function deedOf(parameters: unknown, type: string): Deed | undefined {
  const channel = type.slice(type.lastIndexOf(".") + 1);
  const deed = { channel, place: "", subject: "", text: "", values: [] };
  if (!isRecord(parameters) || UNSPOKEN.test(channel)) return undefined;
  const message = messageIn(parameters, type);
  if (message) {
    const values = jsonValues(message.text);
    const plain = values.length > 0 ? "" : plainText(message.text);
    const text = channel === "slack" ? withoutEntities(plain) : plain;
    const { to: place, subject } = message;
    return { ...deed, act: messageAct(parameters, channel), place, subject, text, values };
  }
  if (channel === "form") return undefined;
  if (channel === "whatsApp" && typeof parameters["template"] === "string")
    return approvedMessage(parameters);
  if (type.startsWith("@n8n/")) {
    const { text } = parameters;
    return { ...deed, act: "model", text: typeof text === "string" ? plainText(text) : "" };
  }
  if (channel === "wait")
    return { ...deed, act: "wait", values: readable(without(parameters, ["resume"])) };
  if (typeof parameters["url"] === "string")
    return { ...deed, act: "call", place: hostOf(parameters["url"]) };
  const act = actOf(parameters["operation"]);
  const place = firstOf(parameters, PLACES);
  const values = act === "look" ? conditionsIn(parameters) : entryOf(parameters);
  return { ...deed, act, place, values: values.filter(({ minor }) => !minor).slice(0, MAX_VALUES) };
}

/**
 * Describes a WhatsApp message that is made from an approved message template. The template's text is stored at
 * WhatsApp. The step contains only the values for the gaps in the text.
 */
function approvedMessage(parameters: Told): Deed {
  const { template, components } = parameters;
  return {
    act: "send",
    channel: "whatsApp",
    place: firstOf(parameters, ["recipientPhoneNumber"]),
    subject: String(template).replace(/\|.*/, ""),
    text: textsNamed("text", components).join(" · "),
    values: [],
  };
}

type Told = Record<string, unknown>;

function textsNamed(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsNamed(name, one));
  if (!isRecord(value)) return [];
  const direct = value[name];
  return typeof direct === "string" ? [direct] : textsNamed(name, Object.values(value));
}

/** Matches types of nodes that are not described: they do nothing outside n8n, or their parameters are code. */
const UNSPOKEN = /^(?:code|set|extractFromFile|executeWorkflow|toolCode)$/;
const READS = /^(?:get|read|search|list|download|row)|lookup/i;
const ADDS = /^(?:append|insert|create|add|upload|reply)$/i;
const CHANGES = /^(?:update|upsert|appendOrUpdate|edit|rename|move|copy)/i;
const REMOVES = /^(?:delete|remove|trash)/i;

function messageAct({ operation, resource, options }: Told, channel: string): Act {
  const isKept = isRecord(options) && options["saveAsDraft"] === true;
  if (resource === "draft" || isKept) return "draft";
  if (operation === "sendAndWait") return "approve";
  return channel === "respondToWebhook" || channel === "form" ? "answer" : "send";
}

function actOf(operation: unknown): Act {
  if (typeof operation !== "string") return "call";
  if (READS.test(operation)) return "look";
  if (CHANGES.test(operation)) return "change";
  if (REMOVES.test(operation)) return "remove";
  return ADDS.test(operation) ? "add" : "call";
}

const PLACES = [
  "sheetName",
  "dataTableId",
  "table",
  "calendar",
  "tableName",
  "databaseId",
  "folderId",
  "list",
];

/** Names of parameters that are left out of descriptions, because they say how a step works, not what it does. */
const SETTINGS = [
  ...PLACES,
  ..."resource operation options authentication columns documentId filters filtersUI matchType returnAll limit simple select messageType jsonParameters typecast base team space folderless filterByFormula query jsCode mode nodeCredentialType method sendHeaders sendBody specifyBody headerParameters queryParameters sendQuery specifyQuery url filterType filterJson graphApiVersion hostUrl httpRequestMethod authType".split(
    " ",
  ),
];

function entryOf(parameters: Record<string, unknown>): NamedValue[] {
  const columns = isRecord(parameters["columns"]) ? parameters["columns"]["value"] : undefined;
  return isRecord(columns) ? readable(columns) : readable(without(parameters, SETTINGS));
}

/**
 * Lists the conditions by which a step searches, as pairs of column and value. Conditions inside other conditions are
 * listed too.
 */
function conditionsIn(value: unknown): NamedValue[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn);
  if (!isRecord(value)) return [];
  const name = value["lookupColumn"] ?? value["keyName"];
  const text = value["lookupValue"] ?? value["keyValue"];
  if (typeof name === "string" && text !== undefined) return readable({ [name]: text });
  return Object.values(value).flatMap(conditionsIn);
}

function jsonValues(text: string): NamedValue[] {
  const json = opened(text);
  return typeof json === "string" ? [] : readable(json);
}

function hostOf(url: string): string {
  return /^\w+:\/\/([^/?#]+)/.exec(url)?.[1] ?? url;
}

function without(
  value: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
