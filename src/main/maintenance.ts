import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { readConfig } from "#platform/config/config.ts";
import { sendCommand, type Command, type Outcome } from "#platform/program/control.ts";
import { reportAndFail } from "#platform/program/operator-error.ts";
import { closePlatform, createPlatform } from "#platform/platform.ts";
import { runCommand } from "./commands.ts";
import { examineSettings, NO_DATABASE, reportFailure, reportOf } from "./doctor/doctor.ts";
import { work } from "./jobs.ts";

/* On the embedded default the running server does it: only one process may hold the data folder. */

const FORGOTTEN =
  "What the lost secret had sealed was given up: everybody signs in anew, without a second factor, and links in mails of the newsletter end. There is a new secret: make a backup.";

try {
  const { exitCode, output } = await main().catch((error: unknown) => {
    if (process.argv[2] === "doctor") return reportFailure(error, process.argv.slice(3));
    throw error;
  });
  const stream = exitCode === 0 || process.argv[2] === "doctor" ? process.stdout : process.stderr;
  stream.write(output.endsWith("\n") ? output : `${output}\n`);
  process.exitCode = exitCode;
} catch (error) {
  reportAndFail(error);
}

async function main(): Promise<Outcome> {
  const [name = "", ...args] = process.argv.slice(2);
  const stdin = process.stdin.isTTY ? "" : await text(process.stdin);
  // The server may have been started elsewhere.
  const paths = name === "backup" ? args.map(absolute) : args;
  const command: Command = { name, args: paths, stdin };
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env }, "production");
  if (!config.databaseUrl) {
    const done = await sendCommand(config.dataDir, command);
    if (done) return done;
    if (name === "doctor" && !existsSync(join(config.dataDir, "pgdata"))) {
      return reportOf([...(await examineSettings(config)), NO_DATABASE], args);
    }
  }
  const forgetSecret = name === "secret" && args[0] === "forget";
  const platform = await createPlatform(config, Object.keys(work), {
    logTo: process.stderr,
    forgetSecret,
  });
  try {
    if (forgetSecret) return { exitCode: 0, output: FORGOTTEN };
    return await runCommand(platform, command);
  } finally {
    await closePlatform(platform);
  }
}

function absolute(path: string): string {
  return path.startsWith("--") ? path : resolve(path);
}
