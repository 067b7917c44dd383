import { chat, type ChatWords } from "#content/assistant/chat.ts";
import { contact } from "#content/landing/contact.ts";
import { rememberVisitor } from "#client/booking-link.ts";
import { callApi, isUnreachable } from "#client/api.ts";
import { entryHeader } from "#features/analytics/client/entry-header.ts";
import { describeFailure } from "#features/contact/client/describe-failure.ts";
import { TRAP } from "#features/contact/fields.ts";
import type { ChatTurn } from "../../contract.ts";
import { MAX_CONVERSATION_BYTES } from "../../limits.ts";
import { fitting } from "./ask.ts";

export type Outcome = { sent?: boolean; error?: string; fields: Partial<Record<string, string>> };

const { lost, notJson } = contact.form.errors;

/**
 * Sends the form to staff, and with it the conversation if the visitor has checked the box for it.
 * @param key - idempotency key
 * @param faults - error messages in place of the server's English ones; undefined if the chat is in English
 */
export async function sendToPerson(
  values: FormData,
  transcript: () => ChatTurn[],
  key: string,
  faults?: ChatWords["faults"],
): Promise<Outcome> {
  const given = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : "";
  };
  const message = {
    name: given("name"),
    email: given("email"),
    phone: given("phone"),
    message: [given("message"), ...ADDED.flatMap((name) => lineOf(name, given(name)))].join("\n"),
    [TRAP]: given(TRAP) || undefined,
  };
  const goesAlong = values.has("transcript") ? fittingBeside(message, transcript()) : [];
  try {
    await callApi("/api/chat/person", {
      json: { ...message, transcript: goesAlong },
      headers: { "Idempotency-Key": key, ...entryHeader() },
    });
    rememberVisitor({ name: message.name, email: message.email });
    return { sent: true, fields: {} };
  } catch (failure) {
    const { error, fields } = describeFailure(failure);
    const wrong = SHOWN.filter((name) => name in fields);
    if (faults && wrong.length > 0)
      return { fields: Object.fromEntries(wrong.map((name) => [name, faults[name]])) };
    if (wrong.length > 0) return { fields };
    if (faults) return { error: isUnreachable(failure) ? faults.offline : faults.other, fields };
    return { error: error === notJson ? lost : error, fields };
  }
}

/** Fields below which the form shows the error messages of the server or, in a German chat, its own. */
const SHOWN = ["name", "email", "phone", "message"] as const;

/** Fields of the form that are appended to the message for staff. Each becomes a line with an English label. */
const ADDED = ["trade", "template", "numbers"] as const;

function lineOf(name: (typeof ADDED)[number], value: string): string[] {
  return value.trim() === "" ? [] : [`${chat.details.labels[name]}: ${value.trim()}`];
}

/** Returns as many of the newest messages as one request can hold. If any are left out, the first one says so. */
function fittingBeside(message: object, turns: ChatTurn[]): ChatTurn[] {
  const cut: ChatTurn = { role: "assistant", content: chat.staff.cut };
  const beside = new TextEncoder().encode(JSON.stringify([message, cut])).length;
  const fits = fitting(turns, MAX_CONVERSATION_BYTES - beside);
  return fits.length === turns.length ? fits : [cut, ...fits];
}
