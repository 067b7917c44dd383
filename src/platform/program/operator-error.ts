import { inspect } from "node:util";

/** Something the operator has to mend; the message says all there is to know, a stack would not help. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

export function reportAndFail(error: unknown): void {
  process.stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
