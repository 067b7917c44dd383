import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DerivedMetadata, WrittenMetadata } from "../../../src/workflow/facts/template-metadata.ts";
import type { TemplateFolder } from "../library/template-folder.ts";

/**
 * Writes `metadata.json`: the author's fields in the order of the schema, then unknown fields, then the derived fields.
 * The author's values stay unchanged. Unknown fields are kept, so that `templates:check` can report them.
 * @returns the new text of `metadata.json`
 * @throws Error if the file is missing or is no JSON
 */
export function writeMetadata(template: TemplateFolder, derived: DerivedMetadata): string {
  const bytes = template.read("metadata.json");
  if (!bytes) throw new Error(`${template.path} has no metadata.json.`);
  const present = JSON.parse(bytes.toString("utf8")) as Record<string, unknown>;
  const written = Object.fromEntries(
    Object.entries(present).filter(([key]) => !(key in DerivedMetadata.shape)),
  );
  const known = Object.keys(WrittenMetadata.shape).filter((key) => key in written);
  const ordered = Object.fromEntries(
    [...known, ...Object.keys(written).filter((key) => !known.includes(key))].map((key) => [
      key,
      written[key],
    ]),
  );
  const text = `${JSON.stringify({ ...ordered, ...derived }, null, 2)}\n`;
  if (text !== bytes.toString("utf8")) writeFileSync(join(template.folder, "metadata.json"), text);
  return text;
}
