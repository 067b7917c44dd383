/**
 * Returns the message of any thrown value; of an error without a message, its code. Node gives no message if it reaches
 * none of a host's addresses.
 */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ((thrown as { code?: string }).code ?? thrown.name);
}
