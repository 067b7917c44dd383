import { describe, expect, test } from "vitest";
import {
  advanceClock,
  createMailSite,
  leaveMessages,
  rowsOf,
} from "#tests/support/mail/mail-site.ts";
import type { SmtpBehavior } from "#tests/support/mail/smtp.ts";
import type { TestPlatform } from "#tests/support/platform.ts";

const MINUTE_MS = 60_000;
/** Simulated hours. They are few, because each attempt at a silent server takes its whole time limit. */
const CHANGING_HOURS = 10;
const SHORT_HOURS = 4;
/* Simulated hours. Longer outages are tested in retry.service.test.ts. */
const NIGHT_HOURS = 12;
/** In ms. They are short, because an attempt at a silent server takes as long as they allow. */
const TIMEOUTS = { connect: 150, answer: 150, send: 500, probe: 150 };

const FAULTS: Record<string, SmtpBehavior> = {
  "refuses the login": { login: "refuse" },
  "refuses the sender": { sender: [550, "5.7.1 not yours"] },
  "does not greet": { greeting: "hang" },
  "turns everybody away": { greeting: [421, "busy"] },
  "answers 4xx": { recipient: [451, "4.3.0 try again later"] },
  "closes after DATA": { data: "close" },
  "hangs after DATA": { data: "hang" },
  "takes the mail and never says so": { data: "take and hang" },
};
const MINDS = Object.values(FAULTS);
const HANGING = ["closes after DATA", "hangs after DATA", "takes the mail and never says so"];
const ANSWERING = Object.keys(FAULTS).filter(
  (fault) => fault !== "refuses the login" && !HANGING.includes(fault),
);

type Lived = { ids: string[]; alarms: boolean[] };

/** In each hour, a visitor sends a message (in the third hour eight), and the test checks the operator's alarm. */
async function live(
  platform: TestPlatform,
  hours: number,
  change: (hour: number) => void,
): Promise<Lived> {
  const ids: string[] = [];
  const alarms: boolean[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    change(hour);
    ids.push(...(await leaveMessages(platform, hour === 2 ? 8 : 1)));
    await platform.runJobs();
    advanceClock(platform, 16 * MINUTE_MS);
    await platform.runJobs();
    const { overdue, failed } = await platform.outbox.trouble();
    const waits = (await rowsOf(platform)).some(({ state }) => state !== "sent");
    expect(Boolean(overdue ?? failed)).toBe(waits);
    alarms.push(waits);
    advanceClock(platform, 44 * MINUTE_MS);
  }
  return { ids, alarms };
}

describe("the alarm comes within 16 minutes, and no message is lost or announced twice: the mail server", () => {
  const forShort = (fault: string): [string, number] => [fault, SHORT_HOURS];
  const long: [string, number][] = [
    ["refuses the login", NIGHT_HOURS],
    ["changes its mind each hour", CHANGING_HOURS],
  ];
  test.each([["is away", NIGHT_HOURS]] as const)("%s for %i hours", outlive);
  test.each(long)("%s for %i hours", { tags: ["slow"] }, outlive);
  test.each(ANSWERING.map(forShort))("only ever %s for %i hours", outlive);
  test.each(HANGING.map(forShort))("only ever %s for %i hours", { tags: ["slow"] }, outlive);
});

async function outlive(fault: string, hours: number): Promise<void> {
  const { platform, server } = await createMailSite({}, { timeouts: TIMEOUTS, login: true });
  platform.travelTo("2026-11-20T09:00:00Z");
  if (fault === "is away") await server.close();
  const { ids, alarms } = await live(platform, hours, (hour) => {
    server.behavior = FAULTS[fault] ?? MINDS[hour % MINDS.length] ?? {};
  });
  // Only a fault that lasts has to cause an alarm in each hour. If the fault changes, a connection that is already
  // logged in does not notice that the server now refuses logins.
  if (fault in FAULTS || fault === "is away") expect(alarms).not.toContain(false);
  server.behavior = {};
  if (fault === "is away") await server.reopen();
  let rows = await rowsOf(platform);
  for (let hour = 0; hour < 30 && rows.some(({ state }) => state !== "sent"); hour += 1) {
    advanceClock(platform, 60 * MINUTE_MS);
    await platform.runJobs();
    rows = await rowsOf(platform);
  }
  await platform.runJobs();
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["sent"]));
  const mails = new Map(server.received.map(({ messageId, message }) => [messageId, message]));
  expect(mails.size).toBe(rows.length);
  for (const id of ids) {
    const about = [...mails.values()].filter((mail) =>
      mail.replaceAll("=\r\n", "").includes(`/admin/messages/${id}`),
    );
    expect(about).toHaveLength(1);
  }
  expect(await platform.outbox.trouble()).toEqual({ overdue: undefined, failed: undefined });
}
