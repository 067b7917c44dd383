import { contact } from "#content/contact.ts";
import { TRAP } from "#features/contact/limits.ts";
import type { ChatTurn } from "../contract.ts";
import { fitting } from "./ask.ts";

const { errors } = contact.form;

export type Outcome = { sent?: boolean; error?: string; fields: Record<string, string> };

/** Sends the filled form; what went wrong comes back in sentences, with the fields they belong to. */
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
    transcript: values.has("transcript") ? fitting(transcript()).slice(-40) : [],
    [TRAP]: given(TRAP) || undefined,
  };
  try {
    const response = await fetch("/api/chat/person", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(message),
    });
    if (response.ok) return { sent: true, fields: {} };
    const answer = (await response.json()) as { error?: string; fields?: Record<string, string> };
    const fields = answer.fields ?? {};
    const shown = Object.keys(fields).some((name) => ["name", "email", "message"].includes(name));
    return { error: shown ? undefined : (answer.error ?? errors.failed), fields };
  } catch {
    return { error: errors.other, fields: {} };
  }
}
