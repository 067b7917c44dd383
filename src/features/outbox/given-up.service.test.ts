import { expect, test } from "vitest";
import { alarm } from "#content/site/mails.ts";
import { isSuppressed } from "#platform/suppressions/suppressions.ts";
import {
  advanceClock,
  createMailSite,
  leaveMessages,
  orderNotice,
} from "#tests/support/mail/mail-site.ts";
import { listen } from "#tests/support/events/receiver.ts";
import type { SmtpBehavior } from "#tests/support/mail/smtp.ts";

const HOUR_MS = 60 * 60_000;
const REFUSED: [number, string] = [554, "5.7.1 no"];
const toVisitors = (reply: [number, string]): SmtpBehavior => ({
  recipient: (address) => (address.endsWith("@visitor.example") ? reply : undefined),
});

test("staff get one mail when an email was given up, and another one after a later failure", async () => {
  const { platform, server } = await createMailSite(toVisitors(REFUSED));
  for (let n = 0; n < 5; n += 1) await orderNotice(platform, `${n}@visitor.example`);
  await platform.runJobs();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual(["team@example.com"]);
  expect(server.received[0]?.message).toContain(`Subject: ${alarm.subject}`);
  const message = server.received[0]?.message.replaceAll("=\r\n", "");
  expect(message).toContain("https://www.example.com/admin/outbox?state=3Dfailed");
  advanceClock(platform, 2 * HOUR_MS);
  await orderNotice(platform, "late@visitor.example");
  await platform.runJobs();
  expect(server.received).toHaveLength(2);
});

test("an alarm that cannot be sent causes no further alarm", async () => {
  const { platform } = await createMailSite({ recipient: REFUSED });
  await leaveMessages(platform);
  await platform.runJobs();
  expect(await platform.outbox.trouble()).toMatchObject({ failed: { count: 1 } });
  const { rows } = await platform.database.query("select kind, state from deliveries");
  expect(rows).toHaveLength(2);
});

test("without an address of staff, webhooks still get one event an hour about failing mail", async () => {
  const { platform, server } = await createMailSite(toVisitors(REFUSED), { staffEmail: null });
  await listen(platform, "https://tools.example/hook", ["delivery.failing"]);
  const heard = async () =>
    (await platform.database.query("select 1 from deliveries where channel = 'webhook'")).rows
      .length;
  for (let n = 0; n < 3; n += 1) await orderNotice(platform, `${n}@visitor.example`);
  await platform.runJobs();
  expect(await heard()).toBe(1);
  advanceClock(platform, 2 * HOUR_MS);
  await orderNotice(platform, "late@visitor.example");
  await platform.runJobs();
  expect(await heard()).toBe(2);
  expect(server.received).toEqual([]);
});

test("without an address of staff, the outbox says why nobody is told of a message", async () => {
  const { platform, server } = await createMailSite({}, { staffEmail: null });
  await leaveMessages(platform);
  await platform.runJobs();
  const { rows } = await platform.database.query("select kind, state, reason from deliveries");
  expect(rows).toEqual([
    { kind: "contact_message", state: "cancelled", reason: "no_team_address" },
  ]);
  expect(server.received).toEqual([]);
});

test("an unknown recipient gets no further mail and alarms nobody, and an operator can allow the address again", async () => {
  const { platform, server, run } = await createMailSite(toVisitors([550, "5.1.1 unknown"]));
  await orderNotice(platform, "ada@visitor.example");
  await platform.runJobs();
  expect(server.received).toEqual([]);
  const { db } = platform.database;
  expect(await isSuppressed(platform, db, "Ada@visitor.example")).toBe(true);
  expect(await isSuppressed(platform, db, "bob@visitor.example")).toBe(false);
  expect(await run("allow", "ada@visitor.example")).toMatchObject({ exitCode: 0 });
  expect(await isSuppressed(platform, db, "ada@visitor.example")).toBe(false);
  expect(await run("allow", "ada@visitor.example")).toMatchObject({ exitCode: 1 });
});
