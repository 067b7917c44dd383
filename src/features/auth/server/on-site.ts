/**
 * @param origin such as https://www.example.com
 * @returns undefined for an address of another site or another scheme (a blob: has the origin of the
 * page that made it), and for one with a user name or password
 */
export function onSite(address: string, origin: string): URL | undefined {
  const url = URL.parse(address, origin);
  if (!url || url.username || url.password) return undefined;
  return `${url.protocol}//${url.host}` === origin ? url : undefined;
}
