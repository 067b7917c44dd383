/**
 * Pattern of a step's name in quotes, as in `$('Order form')`. The first group is the quote, the second the name as the
 * code writes it.
 */
export const QUOTED = String.raw`(["'\x60])((?:\\.|(?!\1)[^\\]){1,100})\1`;

/** Returns the name that code writes as `Today\'s order`. */
export function nameOf(written: string): string {
  return written.replace(/\\(.)/g, "$1");
}

/** Writes the code that names a step, such as `$('Today\'s order')`, as n8n does. */
export function codeOf(name: string): string {
  return `$('${name.replace(/['\\]/g, "\\$&")}')`;
}
