import { linkShorteners } from "#content/spam/link-shorteners.ts";

/** Matches links. With its flag `g`, the pattern works in `match`, `matchAll` and `replace`, but not in `test`. */
export const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"'\])]*[^\s<>"'\]).,;:!?]/gi;
const MIN_WORDS_PER_LINK = 3;
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;
const HIDING = new Set(linkShorteners);

export function linkedHosts(text: string): string[] {
  const hosts = [...text.matchAll(LINK)].flatMap(([link]) => hostOf(link) ?? []);
  return [...new Set(hosts)];
}

export function isOnlyLinks(text: string): boolean {
  const links = text.match(LINK)?.length ?? 0;
  const wordCount = text.replace(LINK, " ").match(/\p{L}{2,}/gu)?.length ?? 0;
  return wordCount < links * MIN_WORDS_PER_LINK;
}

export function hostOf(link: string): string | undefined {
  const url = URL.parse(/^https?:/i.test(link) ? link : `http://${link}`);
  return url?.hostname.replace(/^www\./, "");
}

export function hidesItsTarget(host: string): boolean {
  const parts = host.split(".");
  return (
    IP_ADDRESS.test(host) ||
    parts.some((part) => part.startsWith("xn--")) ||
    parts.some((_, start) => HIDING.has(parts.slice(start).join(".")))
  );
}

export function belongsTo(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
