import { afterEach, expect, test, vi } from "vitest";
import { chat } from "#content/assistant/chat.ts";
import { contact } from "#content/landing/contact.ts";
import { germanChat } from "#content/assistant/german-chat.ts";
import { offline } from "#content/site/errors/offline.ts";
import { PersonMessage, type ChatTurn } from "../../contract.ts";
import { sendToPerson } from "./send-to-person.ts";

afterEach(() => vi.unstubAllGlobals());

const KEY = crypto.randomUUID();
const { errors } = contact.form;

function filled(more: Record<string, string> = {}): FormData {
  const values = new FormData();
  const all = { name: "Ada", email: "ada@example.com", message: "Please call me.", ...more };
  for (const [name, value] of Object.entries(all)) values.set(name, value);
  return values;
}

function answerWith(response: Response | Error) {
  let sent = "";
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent = body;
    if (response instanceof Error) throw response;
    return response;
  });
  return () => sent;
}

test.each([
  ["Please call me.", 2000],
  ["日".repeat(10_000), 2000],
  ["Please call me.", 3],
])(
  "a message includes as much of the conversation as fits into a request: %.8s, %i turns",
  async (message, count) => {
    const turns = Array.from({ length: count }, (_, n): ChatTurn => {
      return { role: n % 2 === 0 ? "user" : "assistant", content: `${n} ${"日".repeat(40)}` };
    });
    const sent = answerWith(Response.json({ id: KEY }, { status: 201 }));
    const values = filled({ message, transcript: "on" });
    expect(await sendToPerson(values, () => turns, KEY)).toEqual({ sent: true, fields: {} });
    expect(new TextEncoder().encode(sent()).length).toBeLessThan(64 * 1024);
    const { transcript } = PersonMessage.parse(JSON.parse(sent()));
    expect(transcript.at(-1)).toEqual(turns.at(-1));
    expect(transcript[0]?.content === chat.staff.cut).toBe(count > 3);
  },
);

test("if the checkbox is not ticked, no part of the conversation is sent", async () => {
  const sent = answerWith(Response.json({ id: KEY }, { status: 201 }));
  await sendToPerson(filled(), () => [{ role: "user", content: "between us" }], KEY);
  expect(sent()).not.toContain("between us");
});

test.each<[string, Response | Error, string]>([
  ["a proxy's page", new Response("<h1>429</h1>", { status: 429 }), errors.lost],
  ["an error without a sentence", Response.json({}, { status: 500 }), errors.failed],
  ["our own sentence", Response.json({ error: "Later." }, { status: 429 }), "Later."],
  ["no connection", new TypeError("fetch failed"), `${errors.other} ${offline.kept}`],
  ["no answer in time", new DOMException("late", "TimeoutError"), errors.other],
])("%s ends in a sentence", async (_, response, error) => {
  answerWith(response);
  expect(await sendToPerson(filled(), () => [], KEY)).toEqual({ error, fields: {} });
});

const { faults } = germanChat;
test.each<[string, Response | Error, Awaited<ReturnType<typeof sendToPerson>>]>([
  [
    "wrong fields",
    Response.json({ error: "No.", fields: { email: "No.", phone: "No." } }, { status: 422 }),
    { fields: { email: faults?.email, phone: faults?.phone } },
  ],
  [
    "our own sentence",
    Response.json({ error: "Later." }, { status: 429 }),
    { error: faults?.other, fields: {} },
  ],
  ["no connection", new TypeError("fetch failed"), { error: faults?.offline, fields: {} }],
])("a visitor who reads German gets a German sentence for %s", async (_, response, outcome) => {
  answerWith(response);
  expect(await sendToPerson(filled(), () => [], KEY, faults)).toEqual(outcome);
});
