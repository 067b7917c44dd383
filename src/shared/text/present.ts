/** Leaves out the texts that a page or message does not need: `false`, null, undefined and "". */
export function present(...texts: readonly (string | false | null | undefined)[]): string[] {
  return texts.filter((text): text is string => typeof text === "string" && text !== "");
}
