import { staffCommand } from "#features/auth/server/flows/staff-command.ts";
import { mailCommand } from "#features/outbox/server/service.ts";
import { privacyCommand } from "#features/privacy/server/privacy-command.ts";
import { refusedFolders } from "#features/templates/server/service.ts";
import { synchroniseTemplates } from "#features/templates/server/sync/synchronise.ts";
import { errorMessage } from "#shared/text/error-message.ts";
import { examine, reportOf } from "./doctor/doctor.ts";
import { backUp } from "#platform/backup/back-up.ts";
import { saveBackup, tryLastBackup } from "#platform/backup/save-backup.ts";
import type { Background } from "#platform/database/move/move.ts";
import { rotateSecret } from "#platform/secrets/data-key.ts";
import type { Command, Outcome } from "#platform/program/control.ts";
import type { Platform } from "#platform/platform.ts";
import { onCancelled } from "./outbox-hooks.ts";
import { libraryFolder } from "./served-folders.ts";

type Run = (platform: Platform, command: Command, background: Background) => Promise<string>;

const commands: Record<string, Run> = {
  sql: runSql,
  backup,
  staff: (platform, { args }) => staffCommand(platform, args),
  mail: (platform, { args }) => mailCommand(platform, args, onCancelled),
  privacy: (platform, { args, stdin }) => privacyCommand(platform, args, stdin),
  secret: changeSecret,
  move,
  library: readLibrary,
};

const NOTHING: Background = { stop: () => Promise.resolve(), start: () => Promise.resolve() };

/** @param background - the server's background work, which the command `move` stops */
export async function runCommand(
  platform: Platform,
  command: Command,
  background = NOTHING,
): Promise<Outcome> {
  if (command.name === "doctor") return reportOf(await examine(platform), command.args);
  const run = commands[command.name];
  if (!run) {
    const known = [...Object.keys(commands), "doctor"].join(", ");
    return { exitCode: 1, output: `There is no command "${command.name}". There are: ${known}.` };
  }
  try {
    return { exitCode: 0, output: await run(platform, command, background) };
  } catch (error) {
    return { exitCode: 1, output: errorMessage(error) };
  }
}

async function move(
  platform: Platform,
  { args, stdin }: Command,
  background: Background,
): Promise<string> {
  const { moveTo } = await import("#platform/database/move/move.ts");
  const at = args.indexOf("--to");
  return moveTo(at < 0 ? stdin.trim() : args[at + 1], platform, background);
}

async function readLibrary(platform: Platform): Promise<string> {
  const folder = libraryFolder(platform.config);
  const count = await synchroniseTemplates(platform, folder);
  if (count === undefined) throw new Error(`There is no library in ${folder}.`);
  const refused = refusedFolders(platform).map(({ path, why }) => `\n${path}: ${why}`);
  return `Read ${count} templates from ${folder}; ${refused.length} are not listed.${refused.join("")}`;
}

async function backup(platform: Platform, { args: [file] }: Command): Promise<string> {
  if (file === "--try") return tryLastBackup(platform);
  const path = file ? await backUp(platform, file) : await saveBackup(platform);
  const warning = platform.config.backup.recipient
    ? "It is encrypted: keep the identity that opens it elsewhere."
    : "The site's secret is in it: keep it where nobody else can read it.";
  return `Saved to ${path}. ${warning}`;
}

async function changeSecret(platform: Platform, { args, stdin }: Command): Promise<string> {
  if (args[0] === "rotate")
    return rotateSecret(platform, platform.secret, stdin.trim() || undefined);
  if (args[0] === "forget")
    throw new Error("The secret fits the database: there is nothing to forget.");
  throw new Error("Usage: npm run secret -- rotate | forget");
}

async function runSql(platform: Platform, { stdin, args }: Command): Promise<string> {
  const statement = stdin.trim() || args.join(" ").trim();
  if (statement === "") throw new Error('Give a statement: echo "select 1" | npm run --silent sql');
  const { rows } = await platform.database.maintain(statement);
  return JSON.stringify(rows, replaceBytes, 2);
}

function replaceBytes(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value;
}
