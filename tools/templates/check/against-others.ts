import { parsed } from "../../../src/workflow/passport/read-passport.ts";
import type { TemplateFolder } from "../library/template-folder.ts";

/**
 * Checks that no two templates share an id, slug, title or URL, and that each category and tool is always spelled the
 * same.
 * @returns findings as sentences, by the path of the template
 */
export function checkAgainstOthers(all: TemplateFolder[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const firsts = new Map<string, { path: string; spelled: string }>();
  const inUse = new Map(all.flatMap(({ slug, path }) => [slug, path].map((one) => [one, path])));
  for (const template of all) {
    const sentences: string[] = [];
    const text = template.read("metadata.json")?.toString("utf8") ?? "";
    const metadata = (parsed(text) ?? {}) as Record<string, unknown>;
    for (const former of textsOf(metadata["former_addresses"]))
      if (inUse.has(former))
        sentences.push(
          `metadata.json, field former_addresses: "${former}" is the address of ${inUse.get(former)}.`,
        );
    for (const key of ["id", "slug", "title"]) {
      const value = metadata[key];
      if (typeof value !== "string") continue;
      const first = firsts.get(`${key} ${value.toLowerCase()}`);
      if (first)
        sentences.push(`metadata.json, field ${key}: "${value}" is already used by ${first.path}.`);
      else firsts.set(`${key} ${value.toLowerCase()}`, { path: template.path, spelled: value });
    }
    for (const key of ["category", "tools"]) {
      for (const value of textsOf(metadata[key])) {
        const name = `${key} ${value.toLowerCase().replace(/[^a-z0-9]/g, "")}`;
        const first = firsts.get(name);
        if (!first) firsts.set(name, { path: template.path, spelled: value });
        else if (first.spelled !== value)
          sentences.push(
            `metadata.json, field ${key}: "${value}" is written "${first.spelled}" in ${first.path}.`,
          );
      }
    }
    found.set(template.path, sentences);
  }
  return found;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
