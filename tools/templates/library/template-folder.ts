import { existsSync, globSync, readFileSync } from "node:fs";
import { Expected } from "./expected.ts";
import { basename, dirname, join, relative, sep } from "node:path";

/**
 * Finds the folders of templates.
 * @param wanted - slugs or names of folders; if empty, all templates are returned
 * @throws Expected with the wanted names that no template has
 */
export function findTemplates(wanted: string[], library = LIBRARY): TemplateFolder[] {
  const all = globSync("*/*/workflow.json", { cwd: library })
    .map((file) => openTemplate(join(library, dirname(file))))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  if (wanted.length === 0) return all;
  return wanted.map((name) => {
    const found = all.find(
      (template) =>
        template.slug === name || basename(template.folder) === name || template.path === name,
    );
    if (!found)
      throw new Expected(
        `There is no template "${name}". Known: ${all.map((template) => template.slug).join(", ")}.`,
      );
    return found;
  });
}

/**
 * The folder of a template. `read` returns the content of a file, or `null` if the file is missing. Files are read only
 * when they are needed.
 */
export type TemplateFolder = {
  folder: string;
  /** Path of the folder, `{category}/{title}`. Both parts have the form that `pathForm` returns. */
  path: string;
  /** The slug in the metadata. If it is missing, the folder's name. */
  slug: string;
  read(file: TemplateFile): Buffer | null;
};

type TemplateFile =
  | "workflow.json"
  | "configuration.md"
  | "metadata.json"
  | "preview.png"
  | "fixtures.json"
  | "run.json"
  | "passport.json";

export const REPOSITORY = join(import.meta.dirname, "..", "..", "..");
const LIBRARY = join(REPOSITORY, "templates");

/** Turns a title into a part of a path: lower case, underscores for spaces (docs/product.md, section 7, row 5). */
export function pathForm(text: string): string {
  return text.toLowerCase().replaceAll(" ", "_");
}

export function openTemplate(folder: string): TemplateFolder {
  const read = (file: TemplateFile) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : null;
  const path = relative(join(folder, "..", ".."), folder)
    .split(sep)
    .join("/");
  return { folder, path, slug: slugIn(read("metadata.json")) ?? basename(folder), read };
}

function slugIn(metadata: Buffer | null): string | undefined {
  try {
    const slug: unknown = JSON.parse(metadata?.toString("utf8") ?? "{}").slug;
    return typeof slug === "string" && slug !== "" ? slug : undefined;
  } catch {
    return undefined;
  }
}
