/**
 * Returns the message of any thrown value; its code if the message is empty, as Node's is when it reaches none of a
 * host's addresses.
 */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ((thrown as { code?: string }).code ?? thrown.name);
}
