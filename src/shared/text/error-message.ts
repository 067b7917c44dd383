/**
 * Returns the message of a thrown value. If an error has no message, returns its code: Node sets only a code if it can
 * connect to none of a host's addresses.
 */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ((thrown as { code?: string }).code ?? thrown.name);
}
