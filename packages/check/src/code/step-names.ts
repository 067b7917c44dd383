import { unescaped } from "./escapes.ts";

/**
 * Pattern of a step's name in quotes, as in `$('Order form')`. The first group is the quote, the second the name as the
 * code writes it.
 */
export const QUOTED = String.raw`(["'\x60])((?:\\.|(?!\1)[^\\]){1,100})\1`;

/** Turns a step's name as code writes it, such as `Today\'s order`, into the plain name: `Today's order`. */
export function nameOf(written: string): string {
  return unescaped(written);
}

/** Writes the code that names a step, such as `$('Today\'s order')`, as n8n does. */
export function codeOf(name: string): string {
  return `$('${name.replace(/['\\]/g, "\\$&")}')`;
}
