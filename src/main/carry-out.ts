import type { Config } from "#platform/config/config.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { sendCommand, type Command, type Outcome } from "#platform/program/control.ts";

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
