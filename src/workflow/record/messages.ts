import { isRecord } from "#check/read/edges.ts";
import type { RecordedCase } from "./read-record.ts";

export type Message = {
  /** Index of the step in its case. */
  step: number;
  /** The node's type, such as `n8n-nodes-base.gmail`. */
  type: string;
  /** The recipient; empty when the node names none, as in an answer to a visitor. */
  to: string;
  subject: string;
  text: string;
  isDraft: boolean;
};

/** Lists the messages of a case in the order of sending. @param typeOf gives a node's type by its name */
export function messagesOf(
  { steps }: RecordedCase,
  typeOf: (node: string) => string | undefined,
): Message[] {
  return steps.flatMap(({ node, told = [] }, step) =>
    told.flatMap((one) =>
      messagesIn(one, typeOf(node) ?? "").map((message) => ({ step, ...message })),
    ),
  );
}

export function messagesIn(told: unknown, type: string): Omit<Message, "step">[] {
  if (!TELLS_PEOPLE.test(type)) return [];
  const text = firstOf(told, TEXTS);
  if (text === "") return [];
  const isDraft = isRecord(told) && told["resource"] === "draft";
  return [{ type, to: firstOf(told, RECIPIENTS), subject: firstOf(told, SUBJECTS), text, isDraft }];
}

const TELLS_PEOPLE =
  /\.(gmail|emailSend|microsoftOutlook|microsoftTeams|slack|telegram|twilio|whatsApp|form|respondToWebhook|linkedIn)$/;
const RECIPIENTS = [
  "sendTo",
  "toEmail",
  "toRecipients",
  "channelId",
  "user",
  "chatId",
  "recipientPhoneNumber",
  "to",
];
const SUBJECTS = ["subject", "completionTitle"];
const TEXTS = ["message", "text", "textBody", "bodyContent", "completionMessage", "responseBody"];

function firstOf(told: unknown, keys: string[]): string {
  if (!isRecord(told)) return "";
  const value = keys.map((key) => told[key]).find((one) => one !== undefined && one !== "");
  // A field with a list holds the chosen value in `value`.
  const chosen = isRecord(value) && "__rl" in value ? value["value"] : value;
  if (chosen === undefined || chosen === null) return "";
  return typeof chosen === "string" ? chosen : JSON.stringify(chosen);
}
