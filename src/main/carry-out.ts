import type { Config } from "#platform/config/config.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { sendCommand, type Command, type Outcome } from "#platform/program/control.ts";

/** On the embedded database by the process that holds the folder. @throws OperatorError, also where the data was moved */
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
