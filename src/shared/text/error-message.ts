/** Anything can be thrown. Node gives the failure of several addresses of one name an empty message. */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ((thrown as { code?: string }).code ?? thrown.name);
}
