const SOMEWHERE = "https://site.invalid";

/** Where somebody was going: a path of this site, else their account. */
export function nextPath(next: string | null, otherwise = "/account"): string {
  const url = next?.startsWith("/") ? URL.parse(next, SOMEWHERE) : null;
  return url?.origin === SOMEWHERE ? url.pathname + url.search + url.hash : otherwise;
}

/** The address of an account page that leads on to where somebody was going. */
export function withNext(path: string, next: string | null): string {
  return next ? `${path}?${new URLSearchParams({ next: nextPath(next) }).toString()}` : path;
}
