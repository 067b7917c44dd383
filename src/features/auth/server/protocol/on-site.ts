/**
 * @param origin such as https://www.example.com
 * @returns undefined for another site, another scheme (a blob: has its page's origin), and credentials
 */
export function onSite(address: string, origin: string): URL | undefined {
  const url = URL.parse(address, origin);
  if (!url || url.username || url.password) return undefined;
  return `${url.protocol}//${url.host}` === origin ? url : undefined;
}
