import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startSmtp, type SmtpBehavior, type SmtpServer } from "../mail/smtp.ts";
import { maintain } from "./maintain.ts";
import { startSite, type Site } from "./site.ts";
import { postMessage } from "../contact/contact-message.ts";

const MINUTE_MS = 60_000;
/** The alarm comes no earlier than after a quarter of an hour, and within a minute then. */
const ALARM_MINUTES = 16;
/** The site looks each 5 s whether mail is overdue. */
const ALARM_PATIENCE_MS = 20_000;
/** More than the longest pause between two tries, in steps. */
const HOURS_AFTER = 40;
const MAIL_PATIENCE_MS = 60_000;

type Fault = "away" | SmtpBehavior;

const FAULTS: Record<string, Fault> = {
  "is away": "away",
  "refuses the login": { login: "refuse" },
  "hangs after DATA": { data: "hang" },
  "answers 4xx": { recipient: [451, "4.3.0 greylisted, try again later"] },
  "answers 5xx to the sender": { sender: [550, "5.7.1 not yours"] },
  "closes after DATA": { data: "close" },
  "takes the mail and never says so": { data: "take and hang" },
  "turns everybody away": { greeting: [421, "busy"] },
  "does not greet": { greeting: "hang" },
};

export type OutageResult = {
  acknowledged: number;
  mails: number;
  /** Sent once more under the same Message-ID. */
  repeats: number;
  complaints: string[];
};

/**
 * A message an hour, several in the third, while the mail server has another fault each hour, and
 * the site is killed in between; then the server is well again.
 * @param settings of the site; DATA_DIR is its folder
 */
export async function liveThroughOutage(
  settings: Record<string, string> & { DATA_DIR: string },
  { hours, kills }: { hours: number; kills: number },
): Promise<OutageResult> {
  const server = await startSmtp({}, { login: true });
  const clock = setClock(join(settings.DATA_DIR, "..", `clock-${process.pid}`));
  const start = () =>
    startSite({
      ...settings,
      ...clock.environment,
      RATE_LIMITS: "off",
      SMTP_URL: server.url,
      MAIL_FROM: "hello@example.com",
      STAFF_EMAIL: "team@example.com",
      PUBLIC_ORIGIN: "http://localhost",
    });
  const acknowledged: string[] = [];
  const complaints: string[] = [];
  let site = await start();
  let unsaid = 0;
  let killed = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    const [name, fault] = Object.entries(FAULTS)[hour % Object.keys(FAULTS).length] ?? ["", {}];
    const before = server.received.length;
    await give(server, fault);
    for (let n = 0; n < (hour === 2 ? 8 : 1); n += 1) acknowledged.push(await write(site));
    if (killed < kills) {
      // Sooner or later after the message: before the first try, during it, after it.
      await setTimeout((hour * 131) % 1500);
      await site.kill();
      killed += 1;
      site = await start();
    }
    clock.forward(ALARM_MINUTES * MINUTE_MS);
    if (!(await alarmed(site))) complaints.push(`hour ${hour}: no alarm while the server ${name}`);
    clock.forward((60 - ALARM_MINUTES) * MINUTE_MS);
    unsaid += server.received.length - before;
  }
  await give(server, {});
  const open = "select count(*)::int as n from deliveries where state = 'waiting'";
  const until = Date.now() + MAIL_PATIENCE_MS;
  for (let hour = 0; hour < HOURS_AFTER; hour += 1) {
    clock.forward(60 * MINUTE_MS);
    await setTimeout(1500);
    const { rows } = await maintain("sql", settings.DATA_DIR, open, settings);
    if (Number(rows[0]?.["n"]) === 0 || Date.now() > until) break;
  }
  const mails = new Map(
    server.received.map(({ messageId, message }) => [messageId, plain(message)]),
  );
  for (const id of acknowledged) {
    const times = [...mails.values()].filter((text) => text.includes(id)).length;
    if (times !== 1) complaints.push(`message ${id} was announced ${times} times`);
  }
  const repeats = server.received.length - mails.size;
  if (repeats > killed + unsaid) complaints.push(`${repeats} mails were sent again`);
  const failed = "select count(*)::int as n from deliveries where state <> 'sent'";
  const { rows } = await maintain("sql", settings.DATA_DIR, failed, settings);
  if (Number(rows[0]?.["n"]) > 0) complaints.push(`${Number(rows[0]?.["n"])} mails are not sent`);
  if ((await site.stop()) !== 0) complaints.push("the site did not stop cleanly");
  await server.close();
  return { acknowledged: acknowledged.length, mails: mails.size, repeats, complaints };
}

function setClock(file: string) {
  let ahead = 0;
  const forward = (ms: number) => writeFileSync(file, String((ahead += ms)));
  forward(0);
  const preload = pathToFileURL("tests/support/operation/moved-clock.ts").href;
  return { forward, environment: { CLOCK_AHEAD: file, NODE_OPTIONS: `--import ${preload}` } };
}

async function give(server: SmtpServer, fault: Fault): Promise<void> {
  server.behavior = fault === "away" ? {} : fault;
  await server.close();
  if (fault !== "away") await server.reopen();
}

/** @returns the id that was acknowledged @throws Error when it was not */
async function write(site: Site): Promise<string> {
  const response = await postMessage(site.url);
  if (response.status !== 201) throw new Error(`a message was answered with ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}

async function alarmed(site: Site): Promise<boolean> {
  const until = Date.now() + ALARM_PATIENCE_MS;
  while (Date.now() < until) {
    const { mail } = (await (await fetch(`${site.url}/healthz`)).json()) as { mail: string };
    if (mail === "failing") return true;
    await setTimeout(250);
  }
  return false;
}

function plain(message: string): string {
  return message.replaceAll("=\r\n", "");
}
