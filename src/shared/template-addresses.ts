import type { Sort, Template } from "#features/templates/contract.ts";

/** The four files of a template's folder (product spec, section 7, row 5). */
export const TEMPLATE_FILES = [
  "workflow.json",
  "configuration.md",
  "metadata.json",
  "preview.png",
] as const;

/** Address of a template's folder, with a slash at its end (product spec, section 7, row 5). */
export function folderPath({ category, title }: Pick<Template, "category" | "title">): string {
  return `/templates/${pathForm(category[0] ?? "")}/${pathForm(title)}/`;
}

function pathForm(text: string): string {
  return encodeURIComponent(text.toLowerCase().replaceAll(" ", "_"));
}

/** The template's own page. */
export function templatePath(slug: string): string {
  return `/templates/${slug}`;
}

/** What n8n fetches when this address is pasted on its canvas: older versions want it to end in ".json". */
export function importPath(slug: string): string {
  return `/templates/${slug}/workflow.json`;
}

/** Where the picture of a shared link lies. */
export function sharePicturePath(slug: string): string {
  return `/share/templates/${slug}.png`;
}

export type Chosen = { q: string; category: string; tool: string; sort: Sort };

/** What stands behind the list's address; empty when everything is shown in the usual order. */
export function librarySearch(
  chosen: Partial<Chosen> & { after?: string; sketches?: "1" },
): string {
  const search = new URLSearchParams();
  for (const name of ["q", "category", "tool", "sort", "after", "sketches"] as const) {
    const value = chosen[name];
    if (value && value !== "newest") search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : "";
}
