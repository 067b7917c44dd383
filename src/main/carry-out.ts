import type { Config } from "#platform/config/config.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { sendCommand, type Command, type Outcome } from "#platform/program/control.ts";

/** Runs a command where the embedded database is open. @throws OperatorError, also if the data was moved */
export async function carryOut(config: Config, command: Command): Promise<Outcome> {
  if (!config.databaseUrl) {
    // "move" also runs on moved data, because it continues an interrupted move.
    if (command.name !== "move") refuseMoved(config.dataDir);
    const done = await sendCommand(config.dataDir, command);
    if (done) return done;
  }
  // Imported only here, because it loads the whole site, which takes a second.
  const { carryOutHere } = await import("./carry-out-here.ts");
  return carryOutHere(config, command);
}
