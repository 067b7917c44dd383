/**
 * @param origin such as https://www.example.com
 * @returns undefined when the address leads to another site, has another scheme, or carries credentials
 */
export function onSite(address: string, origin: string): URL | undefined {
  const url = URL.parse(address, origin);
  if (!url || url.username || url.password) return undefined;
  return `${url.protocol}//${url.host}` === origin ? url : undefined;
}
