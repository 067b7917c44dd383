import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chat } from "#content/assistant/chat.ts";
import { createConversation, newestLanguage, toTurns, type Message } from "./conversation.ts";

const KEY = "chat-messages";

let entries: Map<string, string>;
let full: boolean;
const storage = () =>
  ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException("full", "QuotaExceededError");
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
  }) as unknown as Storage;
const elsewhere = new EventTarget();
beforeEach(() => {
  entries = new Map();
  full = false;
  vi.stubGlobal("window", elsewhere);
});
afterEach(() => vi.unstubAllGlobals());

const message = (text: string, sender: Message["sender"] = "user"): Message => ({
  text,
  sender,
  timestamp: new Date("2026-11-20T09:00:00Z"),
});
const changedElsewhere = (key: string | null) =>
  elsewhere.dispatchEvent(Object.assign(new Event("storage"), { key }));

test("a fresh conversation holds only the greeting", () => {
  expect(createConversation(storage).read()).toMatchObject([
    { text: chat.greeting, sender: "bot", timestamp: expect.any(Date) },
  ]);
});

test("added messages are stored, and are read back with their dates", () => {
  const cards: Message["cards"] = [
    { type: "template", slug: "a", title: "A", summary: "About a.", setup_minutes: 10 },
    { type: "booking" },
  ];
  const answer: Message = {
    ...message("Hi", "bot"),
    language: "de",
    cards,
    source: { label: "FAQ", path: "/#faq" },
  };
  createConversation(storage).add(message("Hello"), answer);
  const [, question, reply] = createConversation(storage).read();
  expect(question).toEqual({ ...message("Hello") });
  expect(reply).toEqual(answer);
});

test.each([
  "{",
  "null",
  "[]",
  "{}",
  "7",
  '"x"',
  "[1]",
  "[null]",
  '[{"text":"x","sender":"user"}]',
  '[{"text":"x","sender":"system","timestamp":"2026-11-20T09:00:00Z"}]',
  '[{"text":{},"sender":"user","timestamp":"2026-11-20T09:00:00Z"}]',
  '[{"text":"x","sender":"user","timestamp":"yesterday"}]',
])("an invalid stored conversation is reset to the greeting: %s", (stored) => {
  entries.set(KEY, stored);
  expect(createConversation(storage).read()).toMatchObject([
    { text: chat.greeting, sender: "bot" },
  ]);
});

test("cards and sources that the site did not make are dropped", () => {
  const hostile = {
    ...message("x", "bot"),
    cards: [{ type: "template", slug: 1 }, { type: "iframe" }, null, { type: "person" }],
    source: { label: "x", path: "//evil.example" },
    end: "admin",
  };
  entries.set(KEY, JSON.stringify([hostile]));
  expect(createConversation(storage).read()).toEqual([
    { ...message("x", "bot"), cards: [{ type: "person" }], source: undefined, end: undefined },
  ]);
});

test("a message of another tab appears, and subscribers are notified", () => {
  const conversation = createConversation(storage);
  const listener = vi.fn<() => void>();
  const leave = conversation.subscribe(listener);
  entries.set(KEY, JSON.stringify([message("from elsewhere")]));
  changedElsewhere("theme");
  expect(listener).not.toHaveBeenCalled();
  changedElsewhere(KEY);
  expect(listener).toHaveBeenCalledOnce();
  expect(conversation.read()).toEqual([message("from elsewhere")]);
  leave();
});

test("a full or forbidden storage loses nothing that is on the screen", () => {
  full = true;
  const conversation = createConversation(storage);
  conversation.add(message("Hello"));
  expect(conversation.read()).toHaveLength(2);
  const forbidden = createConversation(() => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.add(message("Hello"));
  expect(forbidden.read()).toHaveLength(2);
  expect(forbidden.session()).toBe(forbidden.session());
});

test(
  "the oldest messages are dropped when the storage limit is exceeded",
  { tags: ["slow"] },
  () => {
    const conversation = createConversation(storage);
    for (let n = 0; n < 300; n += 1) conversation.add(message(`${n} ${"x".repeat(4000)}`));
    expect(entries.get(KEY)?.length).toBeLessThanOrEqual(1_000_000);
    expect(createConversation(storage).read().at(-1)?.text).toMatch(/^299 /);
    expect(conversation.read()).toHaveLength(301);
  },
);

test("a reset leaves the greeting, and starts another session", () => {
  const conversation = createConversation(storage);
  conversation.add(message("Hello"));
  const before = conversation.session();
  conversation.reset();
  expect(conversation.read()).toMatchObject([{ text: chat.greeting }]);
  expect(conversation.session()).not.toBe(before);
  expect(createConversation(storage).session()).toBe(conversation.session());
});

test("trying again removes everything after the last question", () => {
  const conversation = createConversation(storage);
  conversation.add(message("Hello"), { ...message("Half", "bot"), end: "cut" });
  conversation.add({ ...message("Sorry", "bot"), end: "failed" });
  conversation.dropAnswer();
  expect(conversation.read().map(({ text }) => text)).toEqual([chat.greeting, "Hello"]);
});

test("the assistant is sent neither failures nor more than the maximum of a turn", () => {
  const failed: Message = { ...message("Sorry", "bot"), end: "failed" };
  expect(
    toTurns([message("x".repeat(5000)), failed, message("Hi", "bot"), message("", "bot")]),
  ).toEqual([
    { role: "user", content: "x".repeat(4000) },
    { role: "assistant", content: "Hi" },
  ]);
});

test("a turn says which templates and kinds of answer it showed", () => {
  const card = {
    type: "template",
    slug: "a-b",
    title: "A",
    summary: "B",
    setup_minutes: 5,
  } as const;
  const answer: Message = {
    text: "This fits.",
    sender: "bot",
    timestamp: new Date(),
    cards: [card, { type: "booking" }],
    about: ["templates"],
  };
  const question: Message = { text: "Hello", sender: "user", timestamp: new Date() };
  expect(toTurns([question, answer])).toEqual([
    { role: "user", content: "Hello" },
    { role: "assistant", content: "This fits.", shown: ["/templates/a-b", "templates"] },
  ]);
});

test("an error message in English does not change the language of the panel", () => {
  const [answer, failed]: Message[] = [
    { text: "Ja.", sender: "bot", timestamp: new Date(), language: "de" },
    {
      text: "Too many messages.",
      sender: "bot",
      timestamp: new Date(),
      language: "en",
      end: "failed",
    },
  ];
  expect(newestLanguage([answer, failed].filter((one) => one !== undefined))).toBe("de");
});
