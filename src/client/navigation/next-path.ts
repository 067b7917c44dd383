const SOMEWHERE = "https://site.invalid";

export function nextPath(next: string | null, otherwise = "/account"): string {
  const url = next?.startsWith("/") ? URL.parse(next, SOMEWHERE) : null;
  // A path such as "//example.com" would lead to another site, so it is refused.
  const isOurs = url?.origin === SOMEWHERE && !url.pathname.startsWith("//");
  return isOurs ? url.pathname + url.search + url.hash : otherwise;
}

export function withNext(path: string, next: string | null): string {
  return next ? `${path}?${new URLSearchParams({ next: nextPath(next) }).toString()}` : path;
}
