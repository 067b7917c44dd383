import { expect, test } from "vitest";
import { PersonMessage } from "#features/chat/contract.ts";
import { leaveMessage } from "#features/chat/server/person.ts";
import { changeMessage, openMessage } from "#features/inbox/server/service.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { countKeptAside } from "./server/service.ts";
import { receive } from "#tests/support/contact/receive.ts";

const OFFER = "I came across your website. We sell dofollow links, 200 backlinks for $49.";
const LETTER =
  "Good morning, my name is Eve. Every winter the lake behind our village freezes, the geese leave, and I sing for everybody who passes by.";

const STAFF = crypto.randomUUID();
usePlatform({ staffEmail: "team@example.com", rateLimits: false });

const send = async (message: string, email = "ada@example.com", more: object = {}) =>
  (await receive(platform, { email, message, ...more })).id;
const statusOf = async (id: string) => (await openMessage(platform, id)).message.status;
const reasonsOf = async (id: string) =>
  (await openMessage(platform, id)).message.spam.findings
    .map(({ reason }) => reason)
    .filter((reason) => !reason.startsWith("words_of_"));

test("suspected spam is stored with its reasons, and not announced", async () => {
  const id = await send(OFFER);
  const { message } = await openMessage(platform, id);
  expect(message).toMatchObject({
    status: "spam",
    message: OFFER,
    spam: { threshold: 60, verdict: null },
  });
  expect(await reasonsOf(id)).toEqual(expect.arrayContaining(["links", "cold_opener"]));
  expect(message.spam.score).toBeGreaterThanOrEqual(message.spam.threshold);
  expect(await platform.runJobs()).toBe(0);
});

test("an honest message gets few points, and is announced", async () => {
  const id = await send("Could you look at https://elsewhere.example/list and tell me a price?");
  const { status, spam } = (await openMessage(platform, id)).message;
  expect({ status, verdict: spam.verdict }).toEqual({ status: "new", verdict: null });
  expect(spam.score).toBe(spam.findings.reduce((sum, { points }) => sum + points, 0));
  expect(spam.score).toBeLessThan(spam.threshold);
  expect(await reasonsOf(id)).toEqual(["link", "foreign_link", "asking"]);
  expect(await platform.runJobs()).toBe(1);
});

test("a message from the chat is scored like any other", async () => {
  const { id } = await leaveMessage(
    platform,
    PersonMessage.parse({ name: "Ada", email: "ada@example.com", message: OFFER }),
    { address: "192.0.2.1", key: undefined },
  );
  expect(await statusOf(id)).toBe("spam");
});

test("a form sent too fast is one reason among others", async () => {
  const id = await send("Please call me.", "ada@example.com", { seconds: 1.2 });
  expect(await reasonsOf(id)).toEqual(["fast", "asking"]);
  expect(await statusOf(id)).toBe("new");
  const slow = await send("Please call me.", "ada@example.com", { seconds: "soon" });
  expect(await reasonsOf(slow)).toEqual(["asking"]);
});

test("a text from a third sender is spam; the same text again from one sender is not", async () => {
  for (const name of ["a", "b"]) {
    expect(await statusOf(await send(LETTER, `${name}@example.com`))).toBe("new");
    expect(await statusOf(await send(LETTER, `${name}@example.com`))).toBe("new");
  }
  const id = await send(LETTER.toUpperCase(), "c@example.com");
  expect(await statusOf(id)).toBe("spam");
  expect(await reasonsOf(id)).toEqual(["same_text", "nothing_asked"]);
});

test("other senders of a text are counted for thirty days", async () => {
  platform.travelTo("2026-10-01T09:00:00Z");
  for (const name of ["a", "b"]) await send(LETTER, `${name}@example.com`);
  platform.travelTo("2026-11-01T09:00:00Z");
  expect(await reasonsOf(await send(LETTER, "c@example.com"))).toEqual(["nothing_asked"]);
});

test("a text that staff mark as spam is spam from other senders too, until staff clear it", async () => {
  const id = await send(LETTER);
  await changeMessage(platform, STAFF, id, { status: "spam" });
  const again = await send(LETTER, "eve@example.com");
  expect(await reasonsOf(again)).toEqual(["reported_text", "same_text", "nothing_asked"]);
  expect(await statusOf(again)).toBe("spam");
  await changeMessage(platform, STAFF, again, { status: "new" });
  expect(await statusOf(await send(LETTER, "mara@example.com"))).toBe("new");
});

test("clearing a message announces it once, and allows its address", async () => {
  const id = await send(OFFER);
  await Promise.all([
    changeMessage(platform, STAFF, id, { status: "new" }),
    changeMessage(platform, STAFF, id, { status: "new" }),
  ]);
  expect(await platform.runJobs()).toBe(1);
  expect(platform.sent[0]?.text).toContain(OFFER);
  await changeMessage(platform, STAFF, id, { status: "spam" });
  await changeMessage(platform, STAFF, id, { status: "open" });
  expect(await platform.runJobs()).toBe(0);
  expect((await openMessage(platform, id)).message.spam.verdict).toBe("not_spam");

  expect(await statusOf(await send(OFFER, "eve@example.com"))).toBe("spam");
  const trapped = await send(`${OFFER} Again.`, "ada@example.com", { reply_channel: "x" });
  expect(await statusOf(trapped)).toBe("new");
  expect(await reasonsOf(trapped)).toContain("trap");
});

test("marking an address as a spammer's revokes its permission", async () => {
  await changeMessage(platform, STAFF, await send(OFFER), { status: "new" });
  const second = await send(`${OFFER} Again.`);
  expect(await statusOf(second)).toBe("new");
  await changeMessage(platform, STAFF, second, { status: "spam" });
  expect(await statusOf(await send(`${OFFER} And again.`))).toBe("spam");
});

test("a status between new, open and done is no verdict about spam", async () => {
  const id = await send("Please call me.");
  await changeMessage(platform, STAFF, id, { status: "done" });
  expect((await openMessage(platform, id)).message.spam.verdict).toBeNull();
  expect(await platform.runJobs()).toBe(1);
});

test("the count of new spam excludes messages that staff have marked", async () => {
  platform.travelTo("2026-11-01T09:00:00Z");
  await send(OFFER, "a@example.com");
  platform.travelTo("2026-11-10T09:00:00Z");
  await send(OFFER, "b@example.com");
  await changeMessage(platform, STAFF, await send(OFFER, "c@example.com"), { status: "new" });
  await changeMessage(platform, STAFF, await send("Please call me."), { status: "spam" });
  expect(await countKeptAside(platform, new Date("2026-11-05T09:00:00Z"))).toBe(1);
  expect(await countKeptAside(platform, new Date("2026-10-05T09:00:00Z"))).toBe(2);
});

test("words that are frequent in spam are a reason, quoted as written", async () => {
  const id = await send("Kindly revert, our agency offers Backlinks and first page rankings");
  const { findings } = (await openMessage(platform, id)).message.spam;
  const { points, found } = findings.find(({ reason }) => reason === "words_of_spam") ?? {};
  expect(points).toBeGreaterThan(30);
  expect(found?.some((text) => text.includes("Backlinks"))).toBe(true);
});
