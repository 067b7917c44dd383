import { RunRecord } from "../../../src/workflow/record/run-record.ts";
import type { TemplateFolder } from "../library/template-folder.ts";

/** Reads the record of a template; null if there is none, or if its format is outdated. */
export function openRecord(template: TemplateFolder): RunRecord | null {
  const bytes = template.read("run.json");
  if (!bytes) return null;
  try {
    return RunRecord.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    return null;
  }
}
