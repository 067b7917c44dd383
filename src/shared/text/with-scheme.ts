export function withScheme(address: string): string {
  return address === "" || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}
