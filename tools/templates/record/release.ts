import { WrittenMetadata } from "../../../src/workflow/facts/template-metadata.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import type { TemplateFolder } from "../library/template-folder.ts";

export type Release = Pick<WrittenMetadata, "version" | "changelog">;

/**
 * Returns version and changelog from the metadata. Returns null if one of them is missing, which `templates:check`
 * reports.
 */
export function releaseOf(template: TemplateFolder): Release | null {
  try {
    const json: unknown = JSON.parse(template.read("metadata.json")?.toString() ?? "null");
    return WrittenMetadata.pick({ version: true, changelog: true }).parse(json);
  } catch {
    return null;
  }
}

/**
 * Sets the version in a record, unless the workflow has changed since the record was made. An author may raise the
 * version for a change of the guide alone. The record must then get this version too. With the old version in the
 * record, `unreleasedChange` would not report a later change of the workflow.
 * @param workflow - checksum of `workflow.json`
 */
export function withVersion(
  stored: RunRecord | null,
  workflow: string,
  version: string,
): RunRecord | null {
  return stored && stored.workflow === workflow ? { ...stored, version } : stored;
}

/**
 * Finds a change of the workflow without a new version. On the date of the newest version, the workflow may still
 * change without another new version.
 * @param workflow - checksum of `workflow.json`
 * @param today - such as `2026-11-22`
 * @returns a sentence, or undefined
 */
export function unreleasedChange(
  stored: Pick<RunRecord, "workflow" | "version">,
  workflow: string,
  { version, changelog }: Release,
  today: string,
): string | undefined {
  const isReleased = stored.version === version && changelog[0]?.date !== today;
  if (stored.workflow === workflow || !isReleased) return undefined;
  return `workflow.json is not that of version ${version} any more: give it a new version, and a line in the changelog that says what is better.`;
}
