import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { expectWords, readCases, WORD_KEYS } from "#tests/support/cases.ts";
import { startChat, type ChatServer, type Reply } from "#tests/support/chat.ts";
import type { ChatEvent, ChatTurn } from "./contract.ts";

/*
 * Conversations in which a visitor types, spells, corrects or refuses an address or a number. The test sends the same
 * requests to the endpoint as the chat panel.
 */

/** In a conversation, this text stands for a press on the button with the email address below the answer. */
const PRESS = "(press)";

let server: ChatServer;
beforeAll(async () => {
  server = await startChat(undefined);
});
afterAll(() => server.close());

const file = join(import.meta.dirname, "conversations/leads.txt");
const KEYS = [...WORD_KEYS, "stored", "asks", "card"] as const;
test.each(readCases(file, KEYS))("$name", async ({ messages, expected }) => {
  const { stored = [], asks = [], card } = expected;
  const session = crypto.randomUUID();
  const last = await converse(messages, session);
  const cards = last.events.flatMap((event) => (event.type === "card" ? [event.card] : []));
  const choices = cards.flatMap((one) => (one.type === "choice" ? [one.text] : []));
  const details = cards.flatMap((one) => (one.type === "details" ? [one.details] : []));
  expectWords(last.text, expected);
  expect(choices.filter((text) => text.includes("@"))).toEqual(asks);
  expect(details).toMatchObject(card ? [detailsIn(card)] : []);
  expect(await openLeads(session)).toEqual(stored);
});

test("after a refusal nothing asks for an address again in the conversation", async () => {
  const session = crypto.randomUUID();
  const last = await converse(
    ["keine mail bitte", "wir wollen patienten an termine erinnern", "und was kostet das?"],
    session,
    "/templates/remind-patients-by-sms",
  );
  expect(last.text).not.toContain(assistant.site.de.newsletterInvitation);
  expect(await openLeads(session)).toEqual([]);
});

/** Sends the messages one after another, each with the conversation before it. @returns the last answer */
async function converse(turns: readonly string[], session_id: string, page = "/"): Promise<Reply> {
  const before: ChatTurn[] = [];
  let reply: Reply | undefined;
  for (const turn of turns) {
    const question = turn === PRESS ? (choiceIn(reply?.events ?? []) ?? "") : turn;
    reply = await server.ask(question, {
      before: [...before],
      session_id,
      page,
      address: address(),
    });
    const about = reply.events.flatMap((event) => (event.type === "about" ? event.about : []));
    before.push({ role: "user", content: question });
    before.push({ role: "assistant", content: reply.text, shown: about });
  }
  if (!reply) throw new Error("a conversation needs a message");
  return reply;
}

let visitors = 0;
/** Returns another network address at each call, so that no request reaches a limit. */
function address(): string {
  visitors += 1;
  return `198.51.100.${visitors}`;
}

function choiceIn(events: readonly ChatEvent[]): string | undefined {
  return events
    .flatMap((event) =>
      event.type === "card" && event.card.type === "choice" ? [event.card.text] : [],
    )
    .find((text) => text.includes("@"));
}

async function openLeads(session: string): Promise<string[]> {
  const { rows } = await server.platform.database.query(
    "select email from chat_leads where session_id = $1 and corrected_at is null order by email",
    [session],
  );
  return rows.map(({ email }) => String(email));
}

/** Reads the expected details from items such as `name Dana Kovac` and `task ""`. The item `any` is ignored. */
function detailsIn(items: readonly string[]): Record<string, string> {
  const pairs = items
    .filter((item) => item !== "any")
    .map((item) => {
      const [key = "", ...value] = item.split(" ");
      return [key, value.join(" ").replaceAll('"', "")];
    });
  return Object.fromEntries(pairs);
}
