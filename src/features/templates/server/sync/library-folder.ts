import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { layOut } from "#workflow/layout/layout.ts";
import { thumbnailOf, type Thumbnail } from "#workflow/paint/thumbnail.ts";
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
  thumbnail: Thumbnail;
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
  const runs = join(folder, "run.json");
  const record = existsSync(runs) ? readFileSync(runs, "utf8") : null;
  if (record !== null) RunRecord.parse(JSON.parse(record));
  const known = TemplateMetadata.parse(JSON.parse(metadata));
  const thumbnail = thumbnailOf(layOut(readWorkflow(JSON.parse(workflow)), known.ports));
  return {
    metadata: known,
    workflow,
    guide,
    record,
    thumbnail,
    fingerprint: createHash("sha256")
      .update([metadata, workflow, guide, record, JSON.stringify(thumbnail)].join("\0"))
      .digest("base64url"),
  };
}
