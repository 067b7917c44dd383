const files = () => import.meta.glob<object>("../../content/**/*.ts", { eager: true });

/**
 * Returns all texts in the folder content/.
 * @param except - matches paths in content/ to leave out
 */
export function contentTexts(except?: RegExp): string[] {
  return Object.entries(files()).flatMap(([path, module]) =>
    except?.test(path) ? [] : textsIn(module),
  );
}

export function contentLinks(): string[] {
  return Object.values(files()).flatMap(linksIn);
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
