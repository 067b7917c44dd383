import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { EMPTY_MESSAGE } from "#features/contact/contract.ts";
import type { ChatEvent, ChatTurn } from "./contract.ts";
import { leaveMessage } from "./server/person.ts";
import { answerVisitor } from "./server/service.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";

useLibrary();

let visitors = 0;

async function ask(...messages: string[]): Promise<ChatEvent[]> {
  visitors += 1;
  const turns = messages.flatMap((content): ChatTurn[] => [
    { role: "user", content },
    { role: "assistant", content: "All right." },
  ]);
  const request = { session_id: randomUUID(), messages: turns.slice(0, -1), page: "/" };
  const asker = { address: `192.0.2.${visitors}`, signal: new AbortController().signal };
  const events: ChatEvent[] = [];
  for await (const event of await answerVisitor(platform, request, asker)) events.push(event);
  return events;
}

const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
const kindsOf = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === "about" ? event.about : []));
const cardsOf = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === "card" ? [event.card] : []));

/** Everything that the database stores, as one text. */
async function everythingStored(): Promise<string> {
  const { rows } = await platform.database.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const tables = rows.map((row) => String(row["table_name"]));
  expect(tables).toContain("chat_leads");
  const all = [];
  for (const table of tables) {
    if (/template/.test(table)) continue;
    all.push((await platform.database.query(`select * from "${table}"`)).rows);
  }
  return JSON.stringify(all);
}

const SECRET = "Sommer!2024kern";
const SPOKEN: readonly (readonly [string, ...string[]])[] = [
  [`mein gmail login is werkstatt.kern und das passwort ${SECRET} könnt ihr das gleich einrichten`],
  [`meine mail is ada@example.com, das passwort ${SECRET} könnt ihr das einrichten`],
  [`my login is kern and the password is ${SECRET}, write to bob@example.com`],
  [`Can you set this up? ${SECRET} is the password. cleo@example.com`],
  ["das passwort für gmail schick ich gleich", SECRET, "meine Mail: dora@example.com"],
  [`pw: ${SECRET}`, "eva@example.com please"],
  [`Zugangsdaten: finn@example.com/${SECRET}, bitte Angebot an finn@example.com`],
];

test("nothing of a password is in an event, a card or any stored row, nor in a message to staff", async () => {
  for (const messages of SPOKEN) {
    const events = await ask(...messages);
    expect(JSON.stringify(events)).not.toMatch(/Sommer|2024kern/);
    const transcript = messages.map((content): ChatTurn => ({ role: "user", content }));
    const written = {
      name: "Ada",
      email: `ada${visitors}@example.com`,
      message: messages.at(-1) ?? "",
    };
    await leaveMessage(
      platform,
      { ...EMPTY_MESSAGE, ...written, phone: "", transcript },
      { address: `192.0.2.${visitors}`, key: randomUUID() },
    );
  }
  const stored = await everythingStored();
  expect(stored.includes("bob@example.com")).toBe(true);
  expect(stored.match(/.{0,80}(?:Sommer|2024kern).{0,40}/g)).toBeNull();
});

test.each([SPOKEN[0] ?? [], [`the wifi password is ${SECRET}, please automate my invoices`]])(
  "the answer to a password asks to change it, and says nothing else: %s",
  async (message = "") => {
    const events = await ask(message);
    expect(kindsOf(events)).toEqual(["password-removed"]);
    expect(textOf(events)).toMatch(/please change it|bitte ändern Sie es/);
    expect(textOf(events)).not.toMatch(/^(?:Yes|Ja)|n8n/m);
    expect(cardsOf(events)).toEqual([{ type: "person" }]);
  },
);

test("the answer to a card number says that nothing can be paid here, and shows no template", async () => {
  const events = await ask(
    "ok ill just pay now, visa 4111 1111 1111 1111 exp 09/28 cvc 737 name on card D Quill",
  );
  expect(kindsOf(events)).toEqual(["card-removed"]);
  expect(textOf(events)).toContain("Nothing can be paid in this chat");
  expect(cardsOf(events)).toEqual([{ type: "person" }]);
});

test.each([
  "Our waiter Luis Ferreira told HR he is HIV positive. Where in the staff system would you put that?",
  "Frau Öztürk aus der Buchhaltung hat Diabetes, wie plane ich das in den Dienstplan ein",
])(
  "the answer about a named person's health says that it was removed, and offers no work: %s",
  async (message) => {
    const events = await ask(message);
    expect(kindsOf(events)).toEqual(["diagnosis-removed"]);
    expect(textOf(events)).toMatch(/I removed it|Ich habe es entfernt/);
    expect(cardsOf(events)).toEqual([{ type: "person" }]);
  },
);
