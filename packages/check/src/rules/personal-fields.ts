import { runningCode } from "../code/syntax.ts";
import type { KnownNode } from "../facts/node-facts.ts";
import { textsIn } from "../read/nodes.ts";

export const PERSONAL_FIELDS = [
  "name",
  "email address",
  "phone number",
  "postal address",
  "date of birth",
  "message",
  "company",
  "payment",
  "health",
  "location",
  "document",
  "account",
] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/**
 * Lists the kinds of personal data that code reads, judged by the names of fields.
 * @param code - such as `$json.body.email`
 */
export function personalFieldsIn(code: string): PersonalField[] {
  // A Webhook node puts the fields that it receives into `body`. In code such as `body.email`, the name `body`
  // therefore does not mean the text of a message, and is removed.
  const named = code.replace(/\.body(?=\s*(?:\?\.|[.[]))/g, "").replace(MAIL_ADDRESS, ".email");
  const names = [...named.matchAll(FIELD)].map(([, dotted, quoted]) => dotted ?? quoted ?? "");
  return PERSONAL_FIELDS.filter((field) => names.some((name) => PATTERNS[field].test(name)));
}

const FIELD =
  /\.\s*([\p{L}_$][\p{L}\w$]{1,60})(?![\p{L}\w(])|\[\s*["'`]([^"'`\]]{1,60})["'`]\s*\]/gu;

/** Matches code that reads the address of an email's sender or receiver, such as `from.value[0].address`. */
const MAIL_ADDRESS =
  /\b(?:from|to|b?cc|sender|reply[-_]?to|email_?address)["'\]]*(?:\??\.value|\??\.?\[\d+\]|\.first\(\))*\??\.address\b/gi;

const PATTERNS: Record<PersonalField, RegExp> = {
  name: /^(?:(?:first|last|full|sur|given|family|customer|guest|contact|client|sender|person|user|display|real|lead|candidate|employee|patient|your|ihr|vor|nach|kunden)[\s_-]?names?|name|from_?name)$/i,
  "email address":
    /e[-_]?mail|(?<!(?:web|send|has)_?)mail(?:_?(?:add?resse?|to))?$|^(?:from|to|sender|reply_?to)$/i,
  "phone number": /phone|mobile|whats_?app|telefon|handyn|^(?:tel|sms|wa_id|mobil)/i,
  "postal address":
    /(?<!mail[\s_-]?)add?ress(?!es$)|anschrift|street|stra(?:ss|ß)e$|postal|zip|^(?:city|plz|(?:wohn)?ort)$/i,
  "date of birth": /birth|geburts|^born(?:_?on)?$|^geboren|^dob$|^age$/i,
  message:
    /^(?:message|msg|nachricht|text|body|content|chat_?input|question|inquiry|enquiry|comment|feedback|notes?|description|snippet|subject|transcript|transcription|query|prompt|review|text_?(?:plain|html))$/i,
  company: /^(?:company|firma|organi[sz]ation|business|employer)(?:[\s_-]?name)?$/i,
  payment: /iban|amount|invoice|card|price|salary|payment|^total$/i,
  health:
    /diagnos|patient|symptom|allerg|medic|insurance|health|illness|disease|treatment|therap|pregnan|disabilit/i,
  location: /^(?:location|lat|lng|latitude|longitude|geo|ip|ip_?address)$/i,
  document:
    /^(?:attachments?|resume|cv|file|document|pdf|image|photo|voice|audio)(?:_?(?:url|id))?$/i,
  account:
    /^(?:user_?name|user_?id|chat_?id|account|profile|linkedin(?:_?url)?|customer_?id|contact_?id)$/i,
};

const WHOLE_ITEM = new Set(["$json", "JSON.stringify($json)", "$json.toJsonString()"]);

export function sendsEverything({ node, facts }: KnownNode): boolean {
  if (facts.parameters["sendBinaryData"] === true) return true;
  return textsIn(node.parameters).some((text) => {
    if (/^(?:mappingMode|dataToSend)$/.test(text.key) && text.value === "autoMapInputData")
      return true;
    return runningCode(text).some((code) => WHOLE_ITEM.has(code.replace(/\s+/g, "")));
  });
}
