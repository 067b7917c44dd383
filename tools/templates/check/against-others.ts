import { parsed } from "../../../src/workflow/passport/read-passport.ts";
import type { TemplateFolder } from "../library/template-folder.ts";

/**
 * Checks that no two templates share an id, slug, title or URL, that a copied template has node ids and a guide of its
 * own, and that each category and tool is always spelled the same.
 * @returns findings as sentences, by the path of the template
 */
export function checkAgainstOthers(all: TemplateFolder[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const firsts = new Map<string, { path: string; spelled: string }>();
  const nodes = new Map<string, string>();
  const guides = new Map<string, Set<string>>();
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
    sentences.push(...copiedNodes(template, nodes), ...copiedGuide(template, guides));
    found.set(template.path, sentences);
  }
  return found;
}

/**
 * Finds nodes whose id is that of a node in another template, as it is after a copy.
 * @param known - paths of the templates that were read before, by the ids of their nodes; the template's own are added
 */
function copiedNodes(template: TemplateFolder, known: Map<string, string>): string[] {
  const text = template.read("workflow.json")?.toString("utf8") ?? "";
  const { nodes } = (parsed(text) ?? {}) as { nodes?: unknown };
  const all = Array.isArray(nodes) ? (nodes as ({ id?: unknown } | null)[]) : [];
  const ids = all.flatMap((node) => (typeof node?.id === "string" ? [node.id] : []));
  const firsts = ids.flatMap((id) => known.get(id) ?? []);
  for (const id of ids) if (!known.has(id)) known.set(id, template.path);
  return [...new Set(firsts)].map(
    (path) =>
      `workflow.json: has nodes with the same id as in ${path}. The nodes of the newer template need new ones.`,
  );
}

/** A guide may share this part of its lines with another one. Guides about the same tools share about half of them. */
const MAX_SHARED = 0.7;

/**
 * Finds a guide that is still mostly that of another template.
 * @param known - lines of the guides that were read before, by the path of their template; the template's own are added
 */
function copiedGuide(template: TemplateFolder, known: Map<string, Set<string>>): string[] {
  const text = template.read("configuration.md")?.toString("utf8") ?? "";
  const lines = new Set(text.split("\n").filter((line) => line.trim() !== ""));
  const first = [...known].find(
    ([, others]) => [...lines].filter((line) => others.has(line)).length > lines.size * MAX_SHARED,
  );
  known.set(template.path, lines);
  return first ? [`configuration.md: most of its lines are also in the guide of ${first[0]}.`] : [];
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
