/**
 * An error whose cause the user of a command can remove. The command prints only its message, without a stack trace.
 */
export class Expected extends Error {}

export async function command(work: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Expected) && !isOfArguments(error)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

/**
 * Whether Node's `parseArgs` threw the error because an option is unknown or because a value is missing after an
 * option.
 */
function isOfArguments(error: unknown): error is Error {
  return error instanceof Error && String(Reflect.get(error, "code")).startsWith("ERR_PARSE_ARGS");
}

/** Reads a number from an option of a command. @throws Expected unless the text is a whole number of at least 1 */
export function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Expected(`${option} is a whole number from 1, such as 2; "${text}" is none.`);
}
