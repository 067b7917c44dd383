import { beforeEach, describe, expect, test } from "vitest";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { detectLead } from "./server/service.ts";

const SESSION = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11";
const OTHER_SESSION = "0b8f2a64-5d0c-4e43-8a52-2f8f5a3f9d10";

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
  platform.travelTo("2026-11-20T09:00:00Z");
});

const stored = async () =>
  (await platform.database.query("select * from chat_leads order by email")).rows;

test("a lead is stored with the required fields, and its address in lower case", async () => {
  await detectLead(platform, SESSION, ["Emails take all day", "ADA@Example.com"]);
  expect(await stored()).toMatchObject([
    {
      email: "ada@example.com",
      name: null,
      interest: "Email Automation",
      timestamp: new Date("2026-11-20T09:00:00Z"),
      wants_newsletter: false,
      session_id: SESSION,
    },
  ]);
});

test("a lead is stored once for a session and an address, even if detected twice at the same moment", async () => {
  const messages = ["ada@example.com"];
  await Promise.all([1, 2, 3].map(() => detectLead(platform, SESSION, messages)));
  await detectLead(platform, SESSION, ["ADA@example.com", "and more"]);
  await detectLead(platform, OTHER_SESSION, messages);
  await detectLead(platform, SESSION, ["bob@example.com"]);
  const leads = (await stored()).map((lead) => [lead["email"], lead["session_id"]].join(" "));
  expect(leads.toSorted()).toEqual(
    [
      `ada@example.com ${SESSION}`,
      `ada@example.com ${OTHER_SESSION}`,
      `bob@example.com ${SESSION}`,
    ].toSorted(),
  );
});

test("a conversation without an address stores nothing", async () => {
  await detectLead(platform, SESSION, ["Hello", "I lead a hotel"]);
  expect(await stored()).toEqual([]);
});

test("a later yes or no to the tips is stored with the lead", async () => {
  const messages = ["ada@example.com"];
  const wishes = [];
  for (const answer of ["sure, send me the newsletter", "scrap the tips", "yes, the tips please"]) {
    messages.push(answer);
    await detectLead(platform, SESSION, messages);
    wishes.push((await stored()).map((lead) => lead["wants_newsletter"]));
  }
  expect(wishes).toEqual([[true], [false], [true]]);
});

test("a yes orders one email to confirm the newsletter", async () => {
  await detectLead(platform, SESSION, ["yes, ada@example.com"]);
  await detectLead(platform, SESSION, ["yes, ada@example.com"]);
  expect(await platform.runJobs()).toBe(1);
  expect(platform.sent).toMatchObject([{ to: "ada@example.com" }]);
  expect(await stored()).toMatchObject([{ wants_newsletter: true }]);
});

test("a corrected address is stored beside the first, which is marked and no longer announced", async () => {
  platform = await createTestPlatform({ staffEmail: "team@example.com" });
  platform.travelTo("2026-11-20T09:02:00Z");
  const messages = ["Please write to old@example.com", "Sorry, wrong one. It's new@example.com"];
  await detectLead(platform, SESSION, messages.slice(0, 1));
  await detectLead(platform, SESSION, messages);
  await detectLead(platform, SESSION, [...messages, "thanks"]);
  expect(await stored()).toMatchObject([
    { email: "new@example.com", corrected_at: null },
    { email: "old@example.com", corrected_at: new Date("2026-11-20T09:02:00Z") },
  ]);
  platform.travelTo("2026-11-20T09:05:00Z");
  await platform.runJobs();
  const mails = platform.sent.filter(({ to }) => to === "team@example.com");
  expect(mails).toMatchObject([{ replyTo: "new@example.com" }]);
});

describe("staff get", () => {
  const staffMails = async () => {
    platform.travelTo("2026-11-20T09:05:00Z");
    await platform.runJobs();
    return platform.sent.filter(({ to }) => to === "team@example.com");
  };
  beforeEach(async () => {
    platform = await createTestPlatform({ staffEmail: "team@example.com" });
    platform.travelTo("2026-11-20T09:02:00Z");
  });

  test("an email about a lead, with the text around the address and a reply address", async () => {
    const messages = ["Hello", "We have three restaurants.", "Please contact me: rosa@example.com"];
    await detectLead(platform, SESSION, messages);
    const [mail, ...more] = await staffMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ replyTo: "rosa@example.com" });
    expect(mail?.subject).toContain("rosa@example.com");
    expect(mail?.text).toContain("We have three restaurants.\nPlease contact me: rosa@example.com");
    expect(mail?.text).not.toContain("Hello");
  });

  test("one email about several leads in a few minutes, and another about a later lead", async () => {
    for (let n = 0; n < 60; n += 1) {
      await detectLead(platform, crypto.randomUUID(), [`n${n}@example.com`]);
    }
    expect(await staffMails()).toMatchObject([{ subject: expect.stringContaining("60") }]);
    await detectLead(platform, SESSION, ["later@example.com"]);
    platform.travelTo("2026-11-20T09:10:00Z");
    await platform.runJobs();
    expect(platform.sent.at(-1)?.text).toContain("later@example.com");
    expect(platform.sent.at(-1)?.text).not.toContain("n1@example.com");
  });

  test("one email if two replicas detect leads at the same moment", async () => {
    await Promise.all(
      [1, 2, 3, 4].map((n) => detectLead(platform, crypto.randomUUID(), [`n${n}@example.com`])),
    );
    expect(await staffMails()).toHaveLength(1);
  });

  test("no email about somebody who only wants the weekly tips", async () => {
    await detectLead(platform, SESSION, ["yes, ada@example.com"]);
    expect(await staffMails()).toEqual([]);
  });
});

test("a visitor who takes the wish for the tips back gets no list entry, and staff see no wish", async () => {
  const wish = "sign me up for the newsletter, ada@example.com";
  await detectLead(platform, SESSION, [wish]);
  const requests = () =>
    platform.database.query("select email from newsletter_subscriptions").then(({ rows }) => rows);
  expect(await requests()).toEqual([{ email: "ada@example.com" }]);
  await detectLead(platform, SESSION, [wish, "hmm no, take me off the newsletter again"]);
  expect(await requests()).toEqual([]);
  expect(await stored()).toMatchObject([{ wants_newsletter: false }]);
});

test("of an address for the answer and one for the tips, only the second gets the email to confirm", async () => {
  await detectLead(platform, SESSION, [
    "use ada@work.example for the quote and ada@home.example for the newsletter",
  ]);
  await platform.runJobs();
  expect(platform.sent.map(({ to }) => to)).toEqual(["ada@home.example"]);
  expect(await stored()).toMatchObject([{ email: "ada@work.example", wants_newsletter: false }]);
});

test("two addresses that are given together are two leads", async () => {
  await detectLead(platform, SESSION, ["write to both: ada@work.example and bob@work.example"]);
  expect(await stored()).toMatchObject([
    { email: "ada@work.example", corrected_at: null },
    { email: "bob@work.example", corrected_at: null },
  ]);
});

test("a visitor who unsubscribes from the tips gets no email to confirm them, and is no lead", async () => {
  await detectLead(platform, SESSION, ["I don't want the newsletter any more, ada@example.com"]);
  expect(await platform.runJobs()).toBe(0);
  expect(await stored()).toEqual([]);
});

test("a lead with an undeliverable address is stored, without the newsletter", async () => {
  await detectLead(platform, SESSION, ["yes, müller@bücher.example"]);
  expect(await stored()).toMatchObject([{ email: "müller@bücher.example" }]);
  expect(await platform.runJobs()).toBe(0);
});

test("a failure is logged without the visitor's text, and does not stop the chat", async () => {
  const logged: unknown[] = [];
  platform.log = { error: (...line: unknown[]) => logged.push(line) } as never;
  await detectLead(platform, "not a uuid", ["ada@example.com"]);
  expect(logged).toHaveLength(1);
  expect(await stored()).toEqual([]);
});

test("of a quoted email and the visitor's own address, only the own one is stored, without a newsletter", async () => {
  await detectLead(platform, SESSION, [
    "this came last year:\n> From: newsletter@firm.test\n> To: boss@clinic.test\nmy own mail is jo@clinic.test",
  ]);
  expect(await stored()).toMatchObject([{ email: "jo@clinic.test", wants_newsletter: false }]);
});
