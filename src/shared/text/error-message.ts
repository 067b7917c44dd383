/** Returns the message of any thrown value. Node's message is empty if several addresses of a host fail. */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ((thrown as { code?: string }).code ?? thrown.name);
}
