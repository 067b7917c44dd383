import { contact, type ContactFieldName } from "#content/landing/contact.ts";

type Written = Partial<Record<ContactFieldName, string>>;

const SAMPLES = {
  text: "Ada",
  email: "ada@example.com",
  tel: "+49 30 1234",
  url: "https://example.com",
  select: "workflow",
  textarea: "Our bookings are typed by hand. Can you help?",
} as const;

export function contactMessage(given: Written = {}): Written {
  const required = Object.entries(contact.form.fields).filter(([, { missing }]) => missing);
  const samples = required.map(([name, { type }]) => [name, SAMPLES[type]]);
  return { ...(Object.fromEntries(samples) as Written), ...given };
}

export function postMessage(
  origin: string,
  given: Written = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify(contactMessage(given)),
  });
}

/** Sends a message of each person, such as “Una one” with an address like una.one@undo.example.com. */
export async function leaveMessages(
  origin: string,
  domain: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const email = `${name.replace(" ", ".").toLowerCase()}@${domain}`;
    await leaveMessage(origin, { name, email, message: `Can you help us? (${name})` });
  }
}

export async function leaveMessage(origin: string, given: Written = {}): Promise<void> {
  const { status } = await postMessage(origin, given);
  if (status !== 201) throw new Error(`the message was answered with ${status}`);
}
