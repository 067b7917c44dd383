export function present(...texts: readonly (string | false | null | undefined)[]): string[] {
  return texts.filter((text): text is string => typeof text === "string" && text !== "");
}
