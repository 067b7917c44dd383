import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { Command, Outcome } from "#platform/program/control.ts";
import { closePlatform, createPlatform } from "#platform/platform.ts";
import { runCommand } from "./commands.ts";
import { examineSettings, NO_DATABASE, reportOf } from "./doctor/doctor.ts";

const FORGOTTEN =
  "Everything that the lost secret had encrypted is lost: everybody signs in again, without a second factor, and links in emails of the newsletter no longer work. There is a new secret: make a backup.";

/** Runs a maintenance command in this process. @throws OperatorError for a reason that the operator can mend */
export async function carryOutHere(config: Config, command: Command): Promise<Outcome> {
  const { name, args } = command;
  if (name === "doctor" && !config.databaseUrl && !existsSync(join(config.dataDir, "pgdata")))
    return reportOf([...(await examineSettings(config)), NO_DATABASE], args);
  const forgetSecret = name === "secret" && args[0] === "forget";
  const platform = await createPlatform(config, { logTo: process.stderr, forgetSecret });
  try {
    if (forgetSecret) return { exitCode: 0, output: FORGOTTEN };
    return await runCommand(platform, command);
  } finally {
    await closePlatform(platform);
  }
}
