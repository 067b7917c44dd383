/**
 * Returns the error's code if its message is empty. Node sets no message if it can connect to none of a host's
 * addresses.
 */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ((thrown as { code?: string }).code ?? thrown.name);
}
