import { PgBoss } from "pg-boss";
import { beforeEach, expect, test } from "vitest";
import { jobQueueOptions } from "#platform/jobs/jobs.ts";
import {
  createMailSite,
  leaveMessages,
  rowsOf,
  type MailSite,
} from "#tests/support/mail/mail-site.ts";
import { migrateMailJobs } from "./server/service.ts";

/* What a version that kept mail in pg-boss leaves behind, made by pg-boss itself. */

const QUEUES = ["contact-received", "newsletter-requested", "account-mail"];

let site: MailSite;
beforeEach(async () => {
  site = await createMailSite();
});

async function asOlderVersion(work: (boss: PgBoss) => Promise<void>): Promise<void> {
  const boss = new PgBoss(jobQueueOptions(site.platform.database));
  boss.on("error", () => undefined);
  await boss.start();
  await boss.createQueue("failed");
  for (const name of QUEUES) {
    await boss.createQueue(name, { retryLimit: 1, retryDelay: 0, deadLetter: "failed" });
  }
  await work(boss);
  await boss.stop({ graceful: false, close: false });
}

const failOnce = async (boss: PgBoss, queue: string) => {
  const [job] = await boss.fetch(queue);
  await boss.fail(queue, job?.id ?? "", { message: "connect ECONNREFUSED" });
};

async function storedMessage(): Promise<string> {
  const [id = ""] = await leaveMessages(site.platform);
  await site.platform.database.query("delete from deliveries where subject_id = $1", [id]);
  return id;
}

const jobsLeft = async () =>
  (await site.platform.database.query("select name, state::text, data from pgboss.job")).rows;

test("mail that waits for its first or another try is taken over and leaves", async () => {
  const { platform, server } = site;
  const [first, second] = [await storedMessage(), await storedMessage()];
  const recovery = {
    kind: "recovery",
    email: "ada@visitor.example",
    origin: "https://www.example.com",
  };
  await asOlderVersion(async (boss) => {
    await boss.send("contact-received", { id: first });
    await failOnce(boss, "contact-received");
    await boss.send("contact-received", { id: second });
    await boss.send("account-mail", recovery);
    await boss.send("account-mail", { kind: "email_change", email: "ada@visitor.example" });
  });
  await migrateMailJobs(platform);
  expect(await jobsLeft()).toEqual([]);
  const rows = await rowsOf(platform);
  expect(rows.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "account_email_change_current",
    "account_email_change_new",
    "account_recovery",
    "contact_message",
    "contact_message",
  ]);
  await platform.runJobs();
  expect(server.received.map(({ to }) => to[0])).toEqual(["team@example.com", "team@example.com"]);
  await migrateMailJobs(platform);
  expect(await rowsOf(platform)).toHaveLength(5);
});

test("mail that was given up becomes a failed mail that can be sent again", async () => {
  const { platform } = site;
  const id = await storedMessage();
  await asOlderVersion(async (boss) => {
    await boss.send("contact-received", { id });
    await failOnce(boss, "contact-received");
    await failOnce(boss, "contact-received");
  });
  await migrateMailJobs(platform);
  expect(await jobsLeft()).toEqual([]);
  expect(await rowsOf(platform)).toMatchObject([
    { state: "failed", kind: "contact_message", subject_id: id },
  ]);
  expect(await platform.deliveries.trouble()).toMatchObject({ failed: { count: 1, reason: null } });
});

test("mail that was given up and is of no use any more is no trouble", async () => {
  const { platform } = site;
  await asOlderVersion(async (boss) => {
    await boss.send("account-mail", { kind: "recovery", email: "ada@visitor.example" });
    await failOnce(boss, "account-mail");
    await failOnce(boss, "account-mail");
  });
  platform.travelTo(new Date(Date.now() + 2 * 60 * 60_000));
  await migrateMailJobs(platform);
  await platform.runJobs();
  expect(await rowsOf(platform)).toMatchObject([{ state: "cancelled", reason: "expired" }]);
  expect(await platform.deliveries.trouble()).toEqual({ overdue: undefined, failed: undefined });
});

test("what an older replica is sending is left to it, and what it sent is forgotten", async () => {
  const { platform } = site;
  await asOlderVersion(async (boss) => {
    await boss.send("account-mail", { kind: "recovery", email: "sent@visitor.example" });
    const [sent] = await boss.fetch("account-mail");
    await boss.complete("account-mail", sent?.id ?? "");
    await boss.send("account-mail", { kind: "recovery", email: "running@visitor.example" });
    await boss.fetch("account-mail");
  });
  await migrateMailJobs(platform);
  expect(await jobsLeft()).toMatchObject([{ name: "account-mail", state: "active" }]);
  expect(await rowsOf(platform)).toEqual([]);
});

test("what cannot be read is told in the log and holds nothing up", async () => {
  const { platform, log } = site;
  const id = await storedMessage();
  await asOlderVersion(async (boss) => {
    await boss.send("contact-received", { id: "nothing that is an id" });
    await boss.send("contact-received", { id });
  });
  await migrateMailJobs(platform);
  expect(await rowsOf(platform)).toMatchObject([{ subject_id: id }]);
  expect(log).toContainEqual(expect.objectContaining({ level: 50, queue: "contact-received" }));
});
