/** Everything that the files of content/ say, text by text. */
export function contentTexts(): string[] {
  return Object.values(import.meta.glob<object>("../../content/*.ts", { eager: true })).flatMap(
    textsIn,
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
