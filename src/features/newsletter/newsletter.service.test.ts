import { beforeEach, expect, test } from "vitest";
import { forgetOld } from "#platform/database/personal-data/forget-old.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import {
  resubscribe,
  followLink,
  readLink,
  renderConfirmation,
  renderWelcome,
  requestSubscription,
} from "./server/service.ts";

const WISH = { source: "download", page: "/templates/a", words: "Yes, the tips." } as const;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform({ publicOrigin: "https://www.example.com" });
  platform.travelTo("2026-11-20T09:00:00Z");
});

const request = (email = "ada@example.com") =>
  platform.database.db.transaction((tx) => requestSubscription(platform, tx, email, WISH));
const requestAndMail = async () => {
  await request();
  return platform.runJobs();
};
const stored = async () =>
  (await platform.database.query("select * from newsletter_subscriptions")).rows;
const tokenOf = (purpose: string) =>
  new RegExp(`https://www\\.example\\.com/newsletter/${purpose}\\?token=(\\S+)`).exec(
    platform.sent.at(-1)?.text ?? "",
  )?.[1] ?? "";

test("opening the link changes nothing; pressing its button confirms once", async () => {
  await requestAndMail();
  const token = tokenOf("confirm");
  expect(await readLink(platform, "confirm", token)).toBe("works");
  expect(await stored()).toMatchObject([{ confirmed_at: null }]);
  expect(await followLink(platform, "confirm", token)).toBe(true);
  expect(await stored()).toMatchObject([{ confirmed_at: expect.anything() }]);
  platform.travelTo("2027-01-20T09:00:00Z");
  expect(await readLink(platform, "confirm", token)).toBe("listed");
  expect(await platform.runJobs()).toBe(1);
  expect(await followLink(platform, "confirm", token)).toBe(true);
  expect(await platform.runJobs()).toBe(0);
});

test("unsubscribing deletes the row, and the former confirmation link cannot restore it", async () => {
  await requestAndMail();
  const [confirm, unsubscribe] = [tokenOf("confirm"), tokenOf("unsubscribe")];
  expect(await followLink(platform, "unsubscribe", unsubscribe)).toBe(true);
  expect(await stored()).toEqual([]);
  expect(await followLink(platform, "confirm", confirm)).toBe(false);
  expect(await followLink(platform, "unsubscribe", unsubscribe)).toBe(true);
});

test("a link for another purpose, a changed link and an invented link do nothing", async () => {
  await requestAndMail();
  const token = tokenOf("unsubscribe");
  for (const wrong of [token, "", "x".repeat(5000), token.slice(0, 36), `${token}x`, "'; --"]) {
    expect(await followLink(platform, "confirm", wrong)).toBe(false);
    expect(await readLink(platform, "confirm", wrong)).toBe("invalid");
  }
  expect(await stored()).toMatchObject([{ confirmed_at: null }]);
});

test("a link works for seven days; then the request is deleted", async () => {
  await requestAndMail();
  platform.travelTo("2026-11-27T09:00:01Z");
  expect(await readLink(platform, "confirm", tokenOf("confirm"))).toBe("invalid");
  expect(await followLink(platform, "confirm", tokenOf("confirm"))).toBe(false);
  expect(await stored()).toMatchObject([{ confirmed_at: null }]);
  await forgetOld["public.newsletter_subscriptions"]?.(platform);
  expect(await stored()).toEqual([]);
});

test("the clean-up keeps confirmed addresses", async () => {
  await requestAndMail();
  await followLink(platform, "confirm", tokenOf("confirm"));
  platform.travelTo("2027-11-20T09:00:00Z");
  await forgetOld["public.newsletter_subscriptions"]?.(platform);
  expect(await stored()).toHaveLength(1);
});

test("repeated requests send one email an hour, three in all, and none once confirmed", async () => {
  const mails: number[] = [];
  for (const time of ["09:00", "09:30", "10:01", "11:02", "12:03", "13:04"]) {
    platform.travelTo(`2026-11-20T${time}:00Z`);
    mails.push(await requestAndMail());
  }
  expect(mails).toEqual([1, 0, 1, 1, 0, 0]);
  await followLink(platform, "confirm", tokenOf("confirm"));
  expect(await platform.runJobs()).toBe(1);
  platform.travelTo("2026-11-22T09:00:00Z");
  expect(await requestAndMail()).toBe(0);
});

test("somebody who unsubscribes and returns repeatedly gets at most three emails a day", async () => {
  const mails: number[] = [];
  await request();
  for (let n = 0; n < 6; n += 1) {
    mails.push(await platform.runJobs());
    const token = tokenOf("unsubscribe");
    await followLink(platform, "unsubscribe", token);
    await resubscribe(platform, token, "ada@example.com");
  }
  expect(mails).toEqual([1, 1, 1, 0, 0, 0]);
});

test("two concurrent requests make one row and one email", async () => {
  await Promise.all([request(), request(), request()]);
  expect(await stored()).toHaveLength(1);
  expect(await platform.runJobs()).toBe(1);
});

test("a waiting email is sent only if the state of the subscription has not changed", async () => {
  const write = async () => {
    const [row] = await stored();
    const delivery = { subject_id: row?.["id"] ?? crypto.randomUUID() } as Parameters<
      typeof renderWelcome
    >[1];
    const welcome = await renderWelcome(platform, delivery, () => Promise.resolve([]));
    return [await renderConfirmation(platform, delivery), welcome].map((letter) => letter?.to);
  };
  await requestAndMail();
  const [confirm, unsubscribe] = [tokenOf("confirm"), tokenOf("unsubscribe")];
  expect(await write()).toEqual(["ada@example.com", undefined]);
  await followLink(platform, "confirm", confirm);
  expect(await write()).toEqual([undefined, "ada@example.com"]);
  await followLink(platform, "unsubscribe", unsubscribe);
  expect(await write()).toEqual([undefined, undefined]);
});

test("a link confirms its own subscription alone, and keeps the time of the first confirmation", async () => {
  await request("bob@example.com");
  await requestAndMail();
  const { text = "" } = platform.sent.find(({ to }) => to === "ada@example.com") ?? {};
  const [, token = ""] = /confirm\?token=(\S+)/.exec(text) ?? [];
  const confirmed = async () =>
    (
      await platform.database.query(
        "select confirmed_at from newsletter_subscriptions order by email",
      )
    ).rows.map((row) => row["confirmed_at"]);
  await followLink(platform, "confirm", token);
  const at = new Date("2026-11-20T09:00:00Z");
  expect(await confirmed()).toEqual([at, null]);
  platform.travelTo("2026-11-21T09:00:00Z");
  await followLink(platform, "confirm", token);
  expect(await confirmed()).toEqual([at, null]);
});

test("a confirmed address that is typed in once more gets no mail, and keeps its proof", async () => {
  await requestAndMail();
  await followLink(platform, "confirm", tokenOf("confirm"));
  await platform.runJobs();
  const before = await stored();
  platform.travelTo("2026-11-21T09:00:00Z");
  expect(await requestAndMail()).toBe(0);
  expect(await stored()).toEqual(before);
});

test("an unconfirmed request gets three emails in all, whatever the daily limits are", async () => {
  platform = await createTestPlatform({ rateLimits: false });
  const mails: number[] = [];
  for (const day of ["20", "21", "22", "23"]) {
    platform.travelTo(`2026-11-${day}T09:00:00Z`);
    mails.push(await requestAndMail());
  }
  expect(mails).toEqual([1, 1, 1, 0]);
});
