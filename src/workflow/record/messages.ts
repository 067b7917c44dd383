import { isRecord } from "#check/read/edges.ts";

export type Message = {
  /** Receiver of the message; "" if the step names none, as in the answer to a web form. */
  to: string;
  subject: string;
  text: string;
};

/**
 * Finds the message to a person in the request of a step.
 * @returns undefined if the request contains no message
 */
export function messageIn(parameters: unknown, type: string): Message | undefined {
  if (!TELLS_PEOPLE.test(type)) return undefined;
  const text = firstOf(parameters, TEXTS);
  if (text === "") return undefined;
  return { to: firstOf(parameters, RECIPIENTS), subject: firstOf(parameters, SUBJECTS), text };
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

/** Returns the value of the first parameter in `keys` that is set, as text; "" if none is set. */
export function firstOf(parameters: unknown, keys: string[]): string {
  if (!isRecord(parameters)) return "";
  const value = keys.map((key) => parameters[key]).find((one) => one !== undefined && one !== "");
  // If the user has chosen from a list in n8n's editor, the choice is in `value`.
  const chosen = isRecord(value) && "__rl" in value ? value["value"] : value;
  if (chosen === undefined || chosen === null) return "";
  return typeof chosen === "string" ? chosen : JSON.stringify(chosen);
}
