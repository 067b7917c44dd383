/** Something the operator has to mend; the message says all there is to know, a stack would not help. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** Prints what stopped a program, and has it end with code 1. */
export function reportAndFail(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
