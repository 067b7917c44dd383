import { isRecord } from "../read/edges.ts";
import type { Json, RecordedCase } from "./read-record.ts";

/** What a person would have got in a case, or seen on a page. */
export type Message = {
  /** Place of its step in the case. */
  step: number;
  /** `n8n-nodes-base.gmail`: how it comes. */
  type: string;
  /** Empty where the conversation, or the visitor of the page, is known otherwise. */
  to: string;
  /** Empty where there is none. */
  subject: string;
  text: string;
  /** Waits for a person to send it. */
  isDraft: boolean;
};

/**
 * The messages of a case, in the order in which they would have gone out.
 *
 * @param typeOf A node's type, by its name.
 */
export function messagesOf(
  { steps }: RecordedCase,
  typeOf: (node: string) => string | undefined,
): Message[] {
  return steps.flatMap(({ node, told = [] }, step) => {
    const type = typeOf(node) ?? "";
    if (!TELLS_PEOPLE.test(type)) return [];
    return told.flatMap((one) => {
      const text = firstOf(one, TEXTS);
      if (text === "") return [];
      const isDraft = isRecord(one) && one["resource"] === "draft";
      return [
        {
          step,
          type,
          to: firstOf(one, RECIPIENTS),
          subject: firstOf(one, SUBJECTS),
          text,
          isDraft,
        },
      ];
    });
  });
}

const TELLS_PEOPLE =
  /\.(gmail|emailSend|microsoftOutlook|slack|telegram|twilio|whatsApp|form|respondToWebhook|linkedIn)$/;
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

function firstOf(told: Json, keys: string[]): string {
  if (!isRecord(told)) return "";
  const value = keys.map((key) => told[key]).find((one) => one !== undefined && one !== "");
  // A field with a list holds what was chosen from it.
  const chosen = isRecord(value) && "__rl" in value ? value["value"] : value;
  if (chosen === undefined || chosen === null) return "";
  return typeof chosen === "string" ? chosen : JSON.stringify(chosen);
}
