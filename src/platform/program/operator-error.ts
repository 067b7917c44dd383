import { inspect } from "node:util";

/** A fault that the operator has to mend. The message says everything, so the stack is not printed. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

export function reportAndFail(error: unknown): void {
  process.stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
