/**
 * Returns the message of any thrown value. For a host with several addresses that all fail, Node leaves the message of
 * its error empty.
 */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ((thrown as { code?: string }).code ?? thrown.name);
}
