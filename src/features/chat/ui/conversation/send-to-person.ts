import { chat } from "#content/assistant/chat.ts";
import { rememberVisitor } from "#client/booking-link.ts";
import { callApi } from "#client/api.ts";
import { entryHeader } from "#features/analytics/client/entry-header.ts";
import { describeFailure } from "#features/contact/client/describe-failure.ts";
import { TRAP } from "#features/contact/fields.ts";
import type { ChatTurn } from "../../contract.ts";
import { MAX_CONVERSATION_BYTES } from "../../limits.ts";
import { fitting } from "./ask.ts";

export type Outcome = { sent?: boolean; error?: string; fields: Partial<Record<string, string>> };

/**
 * Sends the form for staff.
 * @returns error messages by the name of the field if sending fails (docs/product.md, section 8)
 */
export async function sendToPerson(
  values: FormData,
  transcript: () => ChatTurn[],
  key: string,
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
    const shown = ["name", "email", "phone", "message"].some((name) => name in fields);
    return { error: shown ? undefined : error, fields };
  }
}

/** Details that are added to the message for staff, each as a line in English. */
const ADDED = ["trade", "template", "numbers"] as const;

function lineOf(name: (typeof ADDED)[number], value: string): string[] {
  return value.trim() === "" ? [] : [`${chat.details.en.labels[name]}: ${value.trim()}`];
}

/**
 * Returns as many of the newest messages as fit into the request. If older ones do not fit, a first message says that
 * they are missing.
 */
function fittingBeside(message: object, turns: ChatTurn[]): ChatTurn[] {
  const cut: ChatTurn = { role: "assistant", content: chat.person.transcriptCut };
  const beside = new TextEncoder().encode(JSON.stringify([message, cut])).length;
  const fits = fitting(turns, MAX_CONVERSATION_BYTES - beside);
  return fits.length === turns.length ? fits : [cut, ...fits];
}
