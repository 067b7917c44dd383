import { Writable } from "node:stream";
import pino from "pino";
import { onTestFinished } from "vitest";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Log } from "#platform/log/log.ts";
import { createSmtpMailbox, type SmtpTimeouts } from "#platform/mail/smtp-mailbox.ts";
import { runCommand } from "#main/commands.ts";
import { outboxHooks } from "#main/outbox-hooks.ts";
import { setBusiness } from "../business.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "../platform.ts";
import { FROM, SHORT_TIMEOUTS } from "./smtp-mailbox.ts";
import { startSmtp, type SmtpBehavior, type SmtpOptions, type SmtpServer } from "./smtp.ts";
import { receive } from "../contact/receive.ts";

export const LONG_TIMEOUTS = { connect: 20_000, answer: 20_000, send: 20_000, probe: 20_000 };
const STAFF = "team@example.com";

export type MailSite = {
  platform: TestPlatform;
  server: SmtpServer;
  log: Record<string, unknown>[];
  replica: () => Promise<TestPlatform>;
  run: (...args: string[]) => ReturnType<typeof runCommand>;
};

export async function createMailSite(
  behavior: SmtpBehavior = {},
  {
    timeouts = SHORT_TIMEOUTS,
    staffEmail = STAFF,
    ...options
  }: SmtpOptions & { timeouts?: SmtpTimeouts; staffEmail?: string | null } = {},
): Promise<MailSite> {
  const server = await startSmtp(behavior, options);
  const log: MailSite["log"] = [];
  const mail = { smtpUrl: server.url, from: FROM };
  const changes = {
    mail,
    ...(staffEmail !== null && { staffEmail }),
    publicOrigin: "https://www.example.com",
    rateLimits: false,
  };
  const parts = () => {
    const mailbox = createSmtpMailbox(mail, timeouts);
    onTestFinished(() => mailbox.close());
    return { mailbox, log: logInto(log) };
  };
  const platform = await createTestPlatform(changes, parts());
  onTestFinished(() => server.close());
  await setBusiness(platform);
  return {
    platform,
    server,
    log,
    replica: () => createReplica(changes, parts()),
    run: (...args) => runCommand(platform, { name: "mail", args, stdin: "" }),
  };
}

export function logInto(lines: MailSite["log"]): Log {
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(JSON.parse(String(line)) as Record<string, unknown>);
    done();
  };
  return pino({ level: "info", base: null }, new Writable({ write }));
}

export async function leaveMessages(platform: TestPlatform, howMany = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < howMany; n += 1) {
    const { id } = await receive(platform, {
      name: "Ada Example",
      email: `ada${n}@visitor.example`,
      message: `Our bookings are typed by hand (${n}).`,
    });
    ids.push(id);
  }
  return ids;
}

export async function rowsOf(platform: TestPlatform): Promise<MailDelivery[]> {
  const { rows } = await platform.database.query(
    "select * from deliveries where channel = 'mail' and kind <> 'mail_alarm' order by created_at, id",
  );
  return rows as MailDelivery[];
}

export async function orderNotice(platform: TestPlatform, to: string): Promise<string> {
  return platform.database.db.transaction((tx) =>
    platform.outbox.order(tx, { kind: "account_password_changed", to }),
  );
}

export async function startSending(platform: TestPlatform): Promise<void> {
  await platform.outbox.start(outboxHooks(platform));
}

export function advanceClock(platform: TestPlatform, ms: number): void {
  platform.travelTo(new Date(platform.now().getTime() + ms));
}
