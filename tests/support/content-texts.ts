const modules = () =>
  Object.values(import.meta.glob<object>("../../content/**/*.ts", { eager: true }));

/** Everything that the files of content/ say, text by text. */
export function contentTexts(): string[] {
  return modules().flatMap(textsIn);
}

/** The paths on this site that content/ leads to. */
export function contentLinks(): string[] {
  return modules().flatMap(linksIn);
}

export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function linksIn(value: unknown): string[] {
  if (!isObject(value)) return [];
  const path = "path" in value && typeof value.path === "string" ? [value.path] : [];
  return [...path, ...Object.values(value).flatMap(linksIn)];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
