import { inspect } from "node:util";

/** An error whose message says everything that the operator needs, so its stack is not printed. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

export function reportAndFail(error: unknown): void {
  process.stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
