import { isAbsolute, join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { sendCommand, type Command, type Outcome } from "#platform/program/control.ts";

/**
 * Runs a maintenance command in the process that has the embedded database open, or in this process if there is none.
 * @throws OperatorError if the data was moved to PostgreSQL, or for another reason that the operator can mend
 */
export async function carryOut(config: Config, command: Command): Promise<Outcome> {
  if (!config.databaseUrl) {
    // The command "move" is allowed even after a move, because that move may have been interrupted.
    if (command.name !== "move") refuseMoved(config.dataDir);
    const done = await sendCommand(config.dataDir, fromHere(command));
    if (done) return done;
  }
  // Imported only here, because the module loads the whole site, which takes a second.
  const { carryOutHere } = await import("./carry-out-here.ts");
  return carryOutHere(config, command);
}

/**
 * Makes the path of a backup absolute, because the server that runs the command may have another working directory. A
 * slash at the end of the path is kept: it means that the path is a folder.
 */
function fromHere(command: Command): Command {
  if (command.name !== "backup") return command;
  const args = command.args.map((arg) =>
    arg.startsWith("--") || isAbsolute(arg) ? arg : join(process.cwd(), arg),
  );
  return { ...command, args };
}
