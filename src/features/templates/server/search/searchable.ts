import { readWorkflow } from "#check/read/workflow.ts";
import { stepWords } from "#content/library/search-words.ts";
import { isNaming as isNamingField } from "#platform/search/judge.ts";
import {
  createTextIndex,
  type Batches,
  type Searchable,
  type TextIndex,
} from "#platform/search/text-index.ts";
import { wordsOf } from "#platform/search/words.ts";
import type { SearchedRow } from "./search-store.ts";

const FIELDS = {
  title: { boost: 6, strength: 1 },
  labels: { boost: 4, strength: 1 },
  outcome: { boost: 3, strength: 0.9 },
  asked: { boost: 3, strength: 0.85, names: true },
  description: { boost: 2, strength: 0.8 },
  kinds: { boost: 1, strength: 0.85 },
  steps: { boost: 1, strength: 0.5 },
  guide: { boost: 0.5, strength: 0.3 },
} as const;
export type Field = keyof typeof FIELDS;
/**
 * Search index of the template library. `taught`: ids of the templates for which the assistant has learned example
 * messages, by the template's slug. `labels`: word stems of the names of a template's services and categories, by the
 * template's id.
 */
export type LibraryIndex = TextIndex<Field> & {
  taught: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, readonly string[]>;
};

/** Whether a field names what the template is for, as the title and the labels do. */
export function isNaming(field: Field): boolean {
  return isNamingField(FIELDS[field]);
}

export async function createLibraryIndex(batches: Batches<SearchedRow>): Promise<LibraryIndex> {
  const { isTemplate } = await import("#platform/understanding/meanings.ts");
  const taught = new Map<string, string>();
  const labels = new Map<string, string[]>();
  async function* searchables() {
    for await (const rows of batches) {
      for (const { id, slug, tools, category } of rows) {
        if (isTemplate(slug)) taught.set(slug, id);
        labels.set(
          id,
          wordsOf([...tools, ...category].join(" ")).map(({ stem }) => stem),
        );
      }
      yield rows.map(searchableOf);
    }
  }
  const index = await createTextIndex(FIELDS, searchables());
  return { ...index, taught, labels };
}

function searchableOf(row: SearchedRow): Searchable<Field> {
  return {
    id: row.id,
    title: row.title,
    labels: [...row.tools, ...row.category, ...row.industries].join(", "),
    outcome: `${row.outcome} ${row.summary}`,
    asked: Array.isArray(row.asked) ? row.asked.join("\n") : "",
    description: [row.description, ...(row.features ?? [])].join(" "),
    ...stepTexts(row.workflow),
    guide: row.guide ?? "",
  };
}

/** Returns the names of a workflow's steps, and what n8n's users call their kinds, such as "webhook". */
function stepTexts(workflow: string | null): Pick<Searchable<Field>, "kinds" | "steps"> {
  try {
    const { nodes } = readWorkflow(JSON.parse(workflow ?? '{"nodes":[]}'));
    const kinds = new Set(nodes.map(({ type }) => stepWords[type.split(".").at(-1) ?? ""] ?? ""));
    return { kinds: [...kinds].join(", "), steps: nodes.map(({ name }) => name).join(", ") };
  } catch {
    return { kinds: "", steps: "" };
  }
}
