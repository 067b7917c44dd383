import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { readConfig, type Config } from "#platform/config/config.ts";
import { type Outcome, sendCommand, type Command } from "#platform/program/control.ts";
import { reportAndFail } from "#platform/program/operator-error.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";

try {
  const { exitCode, output } = await main().catch(async (error: unknown) => {
    if (process.argv[2] !== "doctor") throw error;
    const { reportFailure } = await import("./doctor/doctor.ts");
    return reportFailure(error, process.argv.slice(3));
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
  // Relative paths refer to this command's folder; the server may run in another one.
  const paths = name === "backup" ? args.map(absolute) : args;
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env }, "production");
  return carryOut(config, { name, args: paths, stdin });
}

function absolute(path: string): string {
  return path.startsWith("--") ? path : resolve(path);
}

/**
 * Runs a command. On the embedded database, the process that holds the data folder runs it.
 * @throws OperatorError, also if the data was moved
 */
export async function carryOut(config: Config, command: Command): Promise<Outcome> {
  if (!config.databaseUrl) {
    // An interrupted move may continue.
    if (command.name !== "move") refuseMoved(config.dataDir);
    const done = await sendCommand(config.dataDir, command);
    if (done) return done;
  }
  // Imported late, because this module loads the whole site and takes a second.
  const { carryOutHere } = await import("./carry-out-here.ts");
  return carryOutHere(config, command);
}
