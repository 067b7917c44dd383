/** Names of the files in the folder of a template (docs/product.md, section 7, row 5). */
export const TEMPLATE_FILES = [
  "workflow.json",
  "configuration.md",
  "metadata.json",
  "preview.png",
] as const;

/**
 * Returns the path of a template's folder on the site. The path ends with a slash (docs/product.md, section 7, row 5).
 */
export function folderPath({ category, title }: { category: string[]; title: string }): string {
  return `/templates/${pathForm(category[0] ?? "")}/${pathForm(title)}/`;
}

function pathForm(text: string): string {
  return encodeURIComponent(text.toLowerCase().replaceAll(" ", "_"));
}

export function templatePath(slug: string): string {
  return `/templates/${slug}`;
}

/** Path to paste into n8n's canvas. Older n8n versions require ".json" at its end. */
export function importPath(slug: string): string {
  return `/templates/${slug}/workflow.json`;
}

/**
 * The passport is a page that says what tests prove about the template. With ".json" at its end, the path leads to the
 * data of this page, and with ".svg" to a badge.
 */
export function passportPath(slug: string): string {
  return `/templates/${slug}/passport`;
}

export function storyPath(slug: string): string {
  return `/templates/${slug}/run.json`;
}

export function sharePicturePath(slug: string): string {
  return `/share/templates/${slug}.png`;
}
