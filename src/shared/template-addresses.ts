/** The four files of a template's folder (docs/product.md, section 7, row 5). */
export const TEMPLATE_FILES = [
  "workflow.json",
  "configuration.md",
  "metadata.json",
  "preview.png",
] as const;

/** Address of a template's folder, with a slash at its end (docs/product.md, section 7, row 5). */
export function folderPath({ category, title }: { category: string[]; title: string }): string {
  return `/templates/${pathForm(category[0] ?? "")}/${pathForm(title)}/`;
}

function pathForm(text: string): string {
  return encodeURIComponent(text.toLowerCase().replaceAll(" ", "_"));
}

export function templatePath(slug: string): string {
  return `/templates/${slug}`;
}

/** What n8n fetches when this address is pasted on its canvas: older versions want it to end in ".json". */
export function importPath(slug: string): string {
  return `/templates/${slug}/workflow.json`;
}

/** What the template's workflow did, case by case. */
export function storyPath(slug: string): string {
  return `/templates/${slug}/run.json`;
}

/** Where the picture of a shared link lies. */
export function sharePicturePath(slug: string): string {
  return `/share/templates/${slug}.png`;
}
