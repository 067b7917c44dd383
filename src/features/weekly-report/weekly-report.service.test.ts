import { beforeEach, describe, expect, test } from "vitest";
import { changeSettings } from "#features/settings/server/service.ts";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { createReplica, platform, usePlatform } from "#tests/support/platform.ts";
import { endWeeklyReport, orderWeeklyReport } from "./server/service.ts";

/** A Monday at eight o'clock, in the time zone of this process. */
const EIGHT = new Date(2026, 10, 23, 8, 0);
const later = (hours: number) => new Date(EIGHT.getTime() + hours * 3_600_000);
const ACTOR = "00000000-0000-4000-8000-0000000000aa";

usePlatform({ staffEmail: "owner@example.com" });
beforeEach(() => {
  platform.travelTo(EIGHT);
});

async function reports(on = platform) {
  await orderWeeklyReport(on);
  await on.runJobs();
  return on.sent.filter(({ to }) => to === "owner@example.com");
}

const tokenIn = (text = "") => /weekly-report\?token=([\w-]+)/.exec(text)?.[1] ?? "";

async function live() {
  const { query } = platform.database;
  await query(
    "insert into visit_counts values ('2026-11-16', 'source', 'x', 0, 1), ('2026-11-22', 'source', 'x', 0, 1), ('2026-11-09', 'source', 'x', 0, 1)",
  );
  const message = (email: string, at: string, status: "new" | "done" | "spam" = "new") =>
    storeMessage(platform, { email, status, created_at: new Date(at) });
  await message("ada@x.org", "2026-11-17T10:00:00Z");
  await message("bob@x.org", "2026-11-18T10:00:00Z");
  await message("old@x.org", "2026-11-12T10:00:00Z");
  await message("done@x.org", "2026-11-11T10:00:00Z", "done");
  await message("spam@x.org", "2026-11-18T10:00:00Z", "spam");
  await query(
    "update people set lead_state = 'won', lead_amount = 1500, lead_on = '2026-11-20' where email = 'ada@x.org'",
  );
  await query(
    `insert into missed_searches (words, times, last_day) values
       ('payroll', 7, '2026-11-18'), ('sap', 3, '2026-11-20'), ('fax', 1, '2026-11-22'),
       ('telex', 1, '2026-11-21'), ('long ago', 90, '2026-10-01')`,
  );
}

test("on Monday at eight the owner gets one email about the week that has ended", async () => {
  await live();
  const [mail, ...more] = await reports();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/from November 16, 2026 to November 22, 2026/);
  const text = mail?.text ?? "";
  expect(text).toMatch(/Visitors:?\s+2 \(1\)/);
  expect(text).toMatch(/Messages:?\s+2 \(2\)/);
  expect(text).toMatch(/Downloads:?\s+0 \(0\)/);
  expect(text).toMatch(/Won:?\s+1 \(0\)/);
  expect(text).toMatch(/Money:?\s+€1,500 \(€0\)/);
  expect(text).toMatch(/payroll:?\s+7 times/);
  expect(text).toMatch(/sap:?\s+3 times/);
  expect([text.includes("telex") !== text.includes("fax"), text.includes("long ago")]).toEqual([
    true,
    false,
  ]);
  expect(text).toContain("old@x.org");
  expect(text).not.toContain("done@x.org");
  expect(text).toContain("no backup");
  expect(mail?.unsubscribe).toContain("/weekly-report?token=");
});

test("a quiet week says so", async () => {
  const [mail] = await reports();
  expect(mail?.text).toContain("Nobody waits for an answer.");
  expect(mail?.text).toContain("No search in the library went without a result.");
});

test("a sender without an email address is named with the phone number", async () => {
  const phone = "+49 30 5550 1234";
  await storeMessage(platform, { email: "", phone, created_at: later(-72) });
  const [mail] = await reports();
  expect(mail?.text).toContain(`: Ada, ${phone}.`);
});

describe("the mail", () => {
  test("comes once, also with several replicas, after a restart and at each later time of the day", async () => {
    const other = await createReplica({ staffEmail: "owner@example.com" });
    other.travelTo(later(1));
    await Promise.all([orderWeeklyReport(platform), orderWeeklyReport(other)]);
    for (const hours of [1, 5, 15]) {
      platform.travelTo(later(hours));
      await orderWeeklyReport(platform);
    }
    expect(await reports()).toHaveLength(1);
  });

  test.each([
    ["before eight", -0.1],
    ["on Tuesday", 24],
    ["on Sunday", -20],
  ])("does not come %s", async (_, hours) => {
    platform.travelTo(later(hours));
    expect(await reports()).toEqual([]);
  });

  test("comes later on Monday when the site was away at eight", async () => {
    platform.travelTo(later(9));
    expect(await reports()).toHaveLength(1);
  });

  test("comes again a week later", async () => {
    await reports();
    platform.travelTo(later(7 * 24));
    expect(await reports()).toHaveLength(2);
  });

  test("does not come without an address of staff", async () => {
    const nobody = await createReplica();
    nobody.travelTo(EIGHT);
    await orderWeeklyReport(nobody);
    await nobody.runJobs();
    expect(nobody.sent).toEqual([]);
  });
});

describe("its link", () => {
  test("ends it, and the settings switch it on again", async () => {
    const [mail] = await reports();
    const token = tokenIn(mail?.text);
    expect(await endWeeklyReport(platform, token)).toBe(true);
    expect(await endWeeklyReport(platform, token)).toBe(true);
    platform.travelTo(later(7 * 24));
    expect(await reports()).toHaveLength(1);
    await changeSettings(platform, ACTOR, { version: 1, weeklyMail: true });
    expect(await reports()).toHaveLength(2);
  });

  test.each(["", "abc", "x".repeat(43)])("ends nothing with the token “%s”", async (token) => {
    expect(await endWeeklyReport(platform, token)).toBe(false);
    expect(await reports()).toHaveLength(1);
  });

  test("made for another address ends nothing", async () => {
    const [mail] = await reports();
    const other = await createReplica({ staffEmail: "other@example.com" });
    expect(await endWeeklyReport(other, tokenIn(mail?.text))).toBe(false);
  });
});
