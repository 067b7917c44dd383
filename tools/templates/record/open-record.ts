import { RunRecord } from "../../../src/workflow/record/run-record.ts";
import type { TemplateFolder } from "../library/template-folder.ts";

/** Returns null if there is no record, or it has an outdated format. */
export function openRecord(template: TemplateFolder): RunRecord | null {
  const bytes = template.read("run.json");
  if (!bytes) return null;
  try {
    return RunRecord.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    return null;
  }
}
