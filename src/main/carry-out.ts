import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { sendCommand, type Command, type Outcome } from "#platform/program/control.ts";
import { closePlatform, createPlatform } from "#platform/platform.ts";
import { runCommand } from "./commands.ts";
import { examineSettings, NO_DATABASE, reportOf } from "./doctor/doctor.ts";
import { work } from "./jobs.ts";

const FORGOTTEN =
  "What the lost secret had sealed was given up: everybody signs in anew, without a second factor, and links in mails of the newsletter end. There is a new secret: make a backup.";

/**
 * By the running server on the embedded default: only one process may hold the data folder.
 * @throws OperatorError, also where the data was moved: the change would be missed there
 */
export async function carryOut(config: Config, command: Command): Promise<Outcome> {
  const { name, args } = command;
  if (!config.databaseUrl) {
    // A move that was cut off at its end goes on.
    if (name !== "move") refuseMoved(config.dataDir);
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
