import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files of a template. `test.each` prints `folder` in place of `%s`. */
export type TemplateFiles = {
  /** `templates/{category}/{title}` */
  folder: string;
  text: (file: string) => string;
  json: (file: string) => unknown;
  toString: () => string;
};

export const TEMPLATES: TemplateFiles[] = globSync("templates/*/*/metadata.json")
  .map(dirname)
  .toSorted()
  .map(openTemplate);

export function openTemplate(folder: string): TemplateFiles {
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  const json = (file: string): unknown => JSON.parse(text(file));
  return { folder, text, json, toString: () => folder };
}
