/**
 * Returns the message of an error. If it is empty, returns the error's code or, without a code, its name. Node sets no
 * message if it can connect to none of a host's addresses.
 */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ((thrown as { code?: string }).code ?? thrown.name);
}
