import { chat } from "#content/chat.ts";
import { contact } from "#content/contact.ts";
import { TRAP } from "#features/contact/limits.ts";
import type { ChatTurn } from "../../contract.ts";
import { MAX_CONVERSATION_BYTES } from "../../limits.ts";
import { fitting } from "./ask.ts";

const { errors } = contact.form;

/** After this long without an answer the visitor is told, and may send the same again. */
const TIMEOUT_MS = 30_000;

export type Outcome = { sent?: boolean; error?: string; fields: Record<string, string> };

/**
 * Sends the filled form; what went wrong comes back in the sentences of the product spec's section 8,
 * with the fields they belong to.
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
    message: given("message"),
    [TRAP]: given(TRAP) || undefined,
  };
  const goesAlong = values.has("transcript") ? fittingBeside(message, transcript()) : [];
  try {
    const response = await fetch("/api/chat/person", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...message, transcript: goesAlong }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? { sent: true, fields: {} } : await failureOf(response);
  } catch {
    return { error: errors.other, fields: {} };
  }
}

/** As much of the end of a conversation as one request carries; if that is not all, it says so. */
function fittingBeside(message: object, turns: ChatTurn[]): ChatTurn[] {
  const cut: ChatTurn = { role: "assistant", content: chat.person.transcriptCut };
  const beside = new TextEncoder().encode(JSON.stringify([message, cut])).length;
  const fits = fitting(turns, MAX_CONVERSATION_BYTES - beside);
  return fits.length === turns.length ? fits : [cut, ...fits];
}

async function failureOf(response: Response): Promise<Outcome> {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("application/json")) return { error: errors.notJson, fields: {} };
  const answer = (await response.json()) as { error?: string; fields?: Record<string, string> };
  const fields = answer.fields ?? {};
  const shown = Object.keys(fields).some((name) => ["name", "email", "message"].includes(name));
  return { error: shown ? undefined : (answer.error ?? errors.failed), fields };
}
