import { readWorkflow } from "#workflow/read/workflow.ts";
import type { SearchedRow } from "./search-store.ts";
import type { Searchable } from "./library-index.ts";

export function searchableOf(row: SearchedRow): Searchable {
  return {
    id: row.id,
    title: row.title,
    labels: [...row.tools, ...row.category, ...row.industries].join(", "),
    outcome: `${row.outcome} ${row.summary}`,
    description: [row.description, ...(row.features ?? [])].join(" "),
    steps: stepNames(row.workflow).join(", "),
    guide: row.guide ?? "",
  };
}

function stepNames(workflow: string | null): string[] {
  try {
    return workflow === null
      ? []
      : readWorkflow(JSON.parse(workflow)).nodes.map(({ name }) => name);
  } catch {
    // Written by hand, and not a workflow.
    return [];
  }
}
