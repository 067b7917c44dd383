import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readOverview } from "#features/admin/server/service.ts";
import { detectLead } from "#features/leads/server/service.ts";
import { readOutbox, retryDelivery } from "#features/outbox/server/service.ts";
import { createFolderMailbox } from "#platform/mail/create-mailbox.ts";
import { isoDay } from "#shared/time/days.ts";
import { receive } from "#tests/support/contact/receive.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { answerMessage, openMessage } from "./server/service.ts";

const ACTOR = "00000000-0000-4000-8000-0000000000aa";
const SESSION = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11";
const TEXT = { subject: "Your message", text: "Gladly.", done: true } as const;

let platform: TestPlatform;
beforeEach(async () => {
  const mailbox = createFolderMailbox(join(makeTemporaryFolder("site-kept-"), "mail"));
  platform = await createTestPlatform({ rateLimits: false }, { mailbox });
});

const kept = async () => (await readOutbox(platform, { state: "kept" })).deliveries;

test("an answer that does not leave does not mark its message as done, and counts as not sent everywhere", async () => {
  const { id } = await receive(platform, { email: "ada@example.com" });
  const before = await openMessage(platform, id);
  expect(before.emailsLeave).toBe(false);
  const { version } = before.message;
  const answered = await answerMessage(platform, ACTOR, id, { ...TEXT, version });
  const today = isoDay(platform.now());
  expect(answered.message).toMatchObject({ status: "open", followUpOn: today });
  await platform.runJobs();
  const { answers } = await openMessage(platform, id);
  expect(answers).toMatchObject([{ state: "kept" }]);
  const { counts } = await readOutbox(platform, {});
  expect(counts).toMatchObject({ sent: 0, kept: (await kept()).length });
  expect((await readOverview(platform)).mail.kept).toBe(counts.kept);
  const waiting = await platform.database.query(
    "select 1 from contact_messages where answered_at is null",
  );
  expect(waiting.rows).toHaveLength(1);
  // An answer that staff send with their own email program needs no mail server of the site, so the message is done.
  const own = { done: true, version: answered.message.version };
  expect((await answerMessage(platform, ACTOR, id, own)).message.status).toBe("done");
});

test("a kept email is sent again only once there is a mail server", async () => {
  const { id } = await receive(platform, { email: "ada@example.com" });
  const { version } = (await openMessage(platform, id)).message;
  await answerMessage(platform, ACTOR, id, { ...TEXT, version });
  await platform.runJobs();
  const answer = (await kept()).find(({ kind }) => kind === "contact_answer");
  expect(answer).toMatchObject({ canRetry: false });
  await expect(retryDelivery(platform, answer?.id ?? "")).rejects.toMatchObject({
    code: "conflict",
  });
  const served = await createReplica({ rateLimits: false });
  await retryDelivery(served, answer?.id ?? "");
  await served.runJobs();
  expect(served.sent).toMatchObject([{ to: "ada@example.com", subject: "Your message" }]);
  expect((await readOutbox(served, { state: "sent" })).deliveries).toMatchObject([
    { id: answer?.id, reason: null },
  ]);
  expect((await readOverview(served)).mail.kept).toBe(0);
  const answered = "select 1 from contact_messages where answered_at is not null";
  expect((await served.database.query(answered)).rows).toHaveLength(1);
});

test("without an address of the team, no notice ever waits", async () => {
  for (let n = 0; n < 8; n += 1) await receive(platform, { email: `${n}@example.com` });
  await detectLead(platform, SESSION, ["Please contact me: ada@example.com"]);
  const { deliveries } = await readOutbox(platform, { state: "waiting" });
  expect(deliveries.filter(({ recipient }) => recipient === null)).toEqual([]);
  const cancelled = (await readOutbox(platform, { state: "cancelled" })).deliveries;
  expect(cancelled.map(({ kind }) => kind)).toEqual([
    "chat_leads",
    ...Array<string>(8).fill("contact_message"),
  ]);
  expect(new Set(cancelled.map(({ reason }) => reason))).toEqual(new Set(["no_team_address"]));
});
