import type { Config } from "#platform/config/config.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { sendCommand, type Command, type Outcome } from "#platform/program/control.ts";

/**
 * Runs a maintenance command in the process that has the embedded database open. @throws OperatorError if something
 * that the operator can mend prevents it, or if the data was moved to PostgreSQL
 */
export async function carryOut(config: Config, command: Command): Promise<Outcome> {
  if (!config.databaseUrl) {
    // "move" may run on moved data too, because it continues a move that was interrupted.
    if (command.name !== "move") refuseMoved(config.dataDir);
    const done = await sendCommand(config.dataDir, command);
    if (done) return done;
  }
  // This module is imported only now, because it loads the whole site, which takes a second.
  const { carryOutHere } = await import("./carry-out-here.ts");
  return carryOutHere(config, command);
}
