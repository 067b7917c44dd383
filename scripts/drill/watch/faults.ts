import { readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startSmtp } from "#tests/support/mail/smtp.ts";
import { maintain } from "#tests/support/operation/maintain.ts";
import { startSite } from "#tests/support/operation/site.ts";
import { leaveMessage } from "../../../tests/support/contact/contact-message.ts";

type Settings = Record<string, string>;
type Finding = { check: string; state: string; says: string; mend?: string };
type Fault = {
  what: string;
  checks: readonly string[];
  settings: Settings | ((given: Settings) => Settings | Promise<Settings>);
};

const DAY_MS = 86_400_000;
const NO_MAIL_SERVER = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "hello@example.com" };
const LOG_PATIENCE_MS = 30_000;

const FAULTS: readonly Fault[] = [
  { what: "a mistyped setting", checks: ["settings"], settings: { PORT: "none" } },
  { what: "no mail server", checks: ["mail server"], settings: NO_MAIL_SERVER },
  { what: "a mail server that refuses the login", checks: ["mail server"], settings: refusingMail },
  {
    what: "online without a proxy, mail and staff",
    checks: ["origin", "mail server", "staff address", "staff", "legal"],
    settings: { PUBLIC_ORIGIN: "https://www.example.com", STAFF_EMAIL: "" },
  },
  { what: "another secret", checks: ["database"], settings: { APP_SECRET: "z".repeat(40) } },
  {
    what: "a database that nobody serves",
    checks: ["database"],
    settings: { DATABASE_URL: "postgres://127.0.0.1:1/none", APP_SECRET: "z".repeat(40) },
  },
  { what: "a clock that is behind", checks: ["clock"], settings: (given) => clock(given, -60) },
  {
    what: "mail that waits",
    checks: ["waiting mail"],
    // As if an hour had gone by.
    settings: (given) => clock(given, 1 / 24),
  },
  {
    what: "a mistyped key for backups",
    checks: ["backup"],
    settings: { BACKUP_RECIPIENT: `age1${"q".repeat(58)}` },
  },
  { what: "a backup that is cut", checks: ["backup"], settings: cutBackup },
];

/** Has the doctor look at each fault. @returns what it did not find, or found where there was none */
export async function findFaults(given: Settings): Promise<string[]> {
  const settings = { ...given, BACKUP_COMMAND: "true", STAFF_EMAIL: "team@example.com" };
  const complaints = await waitForLog({ ...settings, ...NO_MAIL_SERVER });
  const healthy = await doctor(settings);
  if (healthy.code !== 0) complaints.push(`a healthy site: ${JSON.stringify(healthy.findings)}`);
  for (const fault of FAULTS) {
    const own =
      typeof fault.settings === "function" ? await fault.settings(settings) : fault.settings;
    const { code, findings } = await doctor({ ...settings, ...own });
    const failed = findings.filter(({ state }) => state === "fail");
    const missed = fault.checks.filter((name) => !failed.some(({ check }) => check === name));
    for (const check of missed) complaints.push(`${fault.what}: ${check} is not said to fail`);
    if (code !== 1) complaints.push(`${fault.what}: the doctor ends with ${code}`);
    for (const { check, says, mend } of failed)
      if (!says || (check !== "settings" && check !== "database" && !mend))
        complaints.push(`${fault.what}: nobody is told how to mend ${check}`);
    console.log(
      `${fault.what}: ${failed.map(({ check, says }) => `${check} (${says})`).join(" ")}`,
    );
  }
  return complaints;
}

async function doctor(settings: Settings): Promise<{ code: number | null; findings: Finding[] }> {
  const done = await maintain("doctor", settings["DATA_DIR"] ?? "", "", settings, ["--json"]);
  const [json = ""] = /^\{$.*?^\}$/ms.exec(done.output) ?? [];
  const { findings } = JSON.parse(json) as { findings: Finding[] };
  return { code: done.code, findings };
}

/** By itself a site looks a while after its start; here a message begins to wait as well. */
async function waitForLog(settings: Settings): Promise<string[]> {
  const site = await startSite(settings);
  await leaveMessage(site.url);
  const told = () => site.log.some((line) => line.includes('"check":"mail server"'));
  const until = Date.now() + LOG_PATIENCE_MS;
  while (!told() && Date.now() < until) await setTimeout(200);
  await site.stop();
  return told() ? [] : ["the site does not say by itself that its mail server is away"];
}

async function refusingMail(): Promise<Settings> {
  const server = await startSmtp({ login: "refuse" }, { login: true });
  return { SMTP_URL: server.url, MAIL_FROM: "hello@example.com" };
}

function clock({ DATA_DIR = "" }: Settings, days: number): Settings {
  const file = join(DATA_DIR, "clock");
  writeFileSync(file, String(days * DAY_MS));
  const preload = pathToFileURL("tests/support/operation/moved-clock.ts").href;
  return { CLOCK_AHEAD: file, NODE_OPTIONS: `--import ${preload}` };
}

async function cutBackup(settings: Settings): Promise<Settings> {
  const { DATA_DIR = "" } = settings;
  await maintain("backup", DATA_DIR, "", settings);
  const folder = join(DATA_DIR, "backups");
  for (const name of readdirSync(folder)) truncateSync(join(folder, name), 10_000);
  return {};
}
