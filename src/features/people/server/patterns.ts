import { domainToASCII } from "node:url";

const MAX_WORDS = 8;

/** Of LIKE; an address is looked for as it is stored. */
export function patternsOf(q: string): string[] {
  return q
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
    .map((word) => `%${inAscii(word).replace(/[\\%_]/g, "\\$&")}%`);
}

function inAscii(word: string): string {
  const at = word.lastIndexOf("@") + 1;
  return at === 0 ? word : word.slice(0, at) + (domainToASCII(word.slice(at)) || word.slice(at));
}
