/** Names of the files in a template's folder (docs/product.md, section 7, row 5). */
export const TEMPLATE_FILES = [
  "workflow.json",
  "configuration.md",
  "metadata.json",
  "preview.png",
] as const;

/** Returns the path of a template's folder, with a trailing slash (docs/product.md, section 7, row 5). */
export function folderPath({ category, title }: { category: string[]; title: string }): string {
  return `/templates/${pathForm(category[0] ?? "")}/${pathForm(title)}/`;
}

function pathForm(text: string): string {
  return encodeURIComponent(text.toLowerCase().replaceAll(" ", "_"));
}

export function templatePath(slug: string): string {
  return `/templates/${slug}`;
}

/** Returns the path that visitors paste into n8n's canvas to import a workflow. Older n8n versions require ".json". */
export function importPath(slug: string): string {
  return `/templates/${slug}/workflow.json`;
}

/** Returns the path of a template's passport. With ".json" appended it leads to the data, with ".svg" to the badge. */
export function passportPath(slug: string): string {
  return `/templates/${slug}/passport`;
}

export function storyPath(slug: string): string {
  return `/templates/${slug}/run.json`;
}

export function sharePicturePath(slug: string): string {
  return `/share/templates/${slug}.png`;
}
