import type { Config } from "#platform/config/config.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { sendCommand, type Command, type Outcome } from "#platform/program/control.ts";

/**
 * Runs one maintenance command. On the embedded default the running server does it: only one process
 * may hold the data folder.
 * @throws OperatorError, also where the data was moved: what is changed here would stay as it was there
 */
export async function carryOut(config: Config, command: Command): Promise<Outcome> {
  if (!config.databaseUrl) {
    // A move that was cut off at its end goes on.
    if (command.name !== "move") refuseMoved(config.dataDir);
    const done = await sendCommand(config.dataDir, command);
    if (done) return done;
  }
  // All of the site, which takes a second to load.
  const { carryOutHere } = await import("./carry-out-here.ts");
  return carryOutHere(config, command);
}
