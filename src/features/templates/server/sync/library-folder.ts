import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sketchOf, type Sketch } from "#workflow/outline/sketch.ts";
import { readWorkflow } from "#workflow/read/workflow.ts";
import { RunRecord } from "#workflow/record/run-record.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";

/** One template as its folder holds it. */
export type FolderTemplate = {
  /** `{category}/{title}` */
  path: string;
  metadata: TemplateMetadata;
  /** workflow.json and configuration.md as they are. */
  workflow: string;
  guide: string;
  /** run.json as it is; null: it never ran. */
  record: string | null;
  sketch: Sketch;
  /** Another value, other files. */
  fingerprint: string;
};

/**
 * Reads `{folder}/{category}/{title}/` for every template of the library.
 * @param onBroken told of each folder that can't be read, with a sentence that says why
 */
export function readLibrary(
  folder: string,
  onBroken: (path: string, why: string) => void,
): FolderTemplate[] {
  return globSync("*/*/metadata.json", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const path = file.slice(0, -"/metadata.json".length);
      try {
        return [{ path, ...readTemplate(join(folder, path)) }];
      } catch (error) {
        onBroken(path, error instanceof Error ? error.message : String(error));
        return [];
      }
    });
}

function readTemplate(folder: string): Omit<FolderTemplate, "path"> {
  const [metadata = "", workflow = "", guide = ""] = [
    "metadata.json",
    "workflow.json",
    "configuration.md",
  ].map((name) => readFileSync(join(folder, name), "utf8"));
  const file = join(folder, "run.json");
  const record = existsSync(file) ? readFileSync(file, "utf8") : null;
  const runs = record === null ? null : RunRecord.parse(JSON.parse(record));
  const known = TemplateMetadata.parse(JSON.parse(metadata));
  const sketch = sketchOf(readWorkflow(JSON.parse(workflow)), known, runs);
  return {
    metadata: known,
    workflow,
    guide,
    record,
    sketch,
    fingerprint: createHash("sha256")
      .update([metadata, workflow, guide, record, JSON.stringify(sketch)].join("\0"))
      .digest("base64url"),
  };
}
