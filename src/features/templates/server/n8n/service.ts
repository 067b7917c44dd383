import { brand } from "#content/site/brand.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { withoutTitle } from "../guide.ts";
import { libraryFacets } from "../listing.ts";
import { readCollections, readPage, type CollectionRow, type PageRow } from "./store.ts";
import { limitSearches } from "../service.ts";
import { getWholeTemplate } from "../template-view.ts";

/* Answers to n8n's template browser. n8n 2.41 accepts any text as a template's id, so our slugs serve as ids. */

export const MAX_RESULTS = 100;
/**
 * Page size of n8n's editor. n8n 2.41 does not request the next page when the user scrolls, so the site sends up to
 * MAX_RESULTS templates at once. The editor copes with a long page: it divides the number of its templates by the page
 * size, and adds 1, to get the number of the next page.
 */
const EDITOR_PAGE = 20;
/** Author of all templates. n8n shows `username` in its list of templates, and `name` on the page of a template. */
const user = () => ({ username: brand.name, name: brand.name });

export async function n8nCategories(platform: Platform) {
  const { categories } = await libraryFacets(platform);
  return { categories: categories.map((name) => ({ id: slugOf(name), name })) };
}

/** GET /templates/search: a page of templates. @throws Refusal `too_many` */
export async function n8nSearch(
  platform: Platform,
  query: { search: string; page: number; limit: number; categories: string[] },
  address: string,
) {
  if (query.search !== "") await limitSearches(platform, address);
  const { rows, total } = await readPage(platform.database, {
    ...query,
    max: query.limit === EDITOR_PAGE ? MAX_RESULTS : query.limit,
    skip: (query.page - 1) * query.limit,
  });
  return { totalWorkflows: total, workflows: rows.map(itemOf), filters: [] };
}

/** GET /templates/collections: one collection of templates for each industry whose name contains the text `search`. */
export async function n8nCollections(platform: Platform, search: string, categoryIds: string[]) {
  const { categories, industries } = await libraryFacets(platform);
  const wanted = industries.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
  const narrowed = categories.filter((name) => categoryIds.includes(slugOf(name)));
  const narrow = categoryIds.length > 0 ? narrowed : undefined;
  const rows = await readCollections(platform.database, wanted, narrow);
  return { collections: rows.map(collectionOf) };
}

/** GET /templates/collections/{id}: the templates for one industry. @returns undefined if there is no such industry */
export async function n8nCollection(platform: Platform, id: string) {
  const { industries } = await libraryFacets(platform);
  const rank = industries.findIndex((name) => slugOf(name) === id);
  const [row] = await readCollections(platform.database, industries.slice(rank, rank + 1));
  if (rank < 0 || !row) return undefined;
  return {
    collection: {
      ...collectionOf(row, rank),
      description: "",
      image: [],
      categories: [],
      workflows: row.templates.map(itemOf),
    },
  };
}

/** GET /templates/workflows/{id}: the preview of a template. @throws Refusal `not_found` */
export async function n8nWorkflow(platform: Platform, slug: string) {
  const template = await getWholeTemplate(platform, slug);
  const workflow = workflowOf(template.workflow);
  const nodeTypes: Record<string, { count: number }> = {};
  for (const { type } of workflow.nodes) (nodeTypes[type] ??= { count: 0 }).count += 1;
  return {
    workflow: {
      ...itemOf(template),
      description: `${template.summary}\n\n${template.description}\n\n${withoutTitle(template.guide)}`,
      categories: template.category.map((name) => ({ id: slugOf(name), name })),
      image: [],
      workflowInfo: { nodeCount: workflow.nodes.length, nodeTypes },
      workflow,
    },
  };
}

/** GET /workflows/templates/{id}: the workflow that n8n opens in its editor. @throws Refusal `not_found` */
export async function n8nImport(platform: Platform, slug: string) {
  const { title, workflow } = await getWholeTemplate(platform, slug);
  if (!workflow) throw new Refusal("not_found", templatesPage.downloadModal.errors.notFound);
  return { id: slug, name: title, workflow: { ...workflowOf(workflow), pinData: {} } };
}

function itemOf({ slug, title, downloads, created_at }: PageRow) {
  return {
    id: slug,
    name: title,
    totalViews: downloads,
    createdAt: created_at,
    user: user(),
    nodes: [],
  };
}

function collectionOf({ industry, created_at, templates }: CollectionRow, rank: number) {
  return {
    id: slugOf(industry),
    rank: rank + 1,
    name: industry,
    totalViews: 0,
    createdAt: created_at,
    nodes: [],
    workflows: templates.map(({ slug }) => ({ id: slug })),
  };
}

type WorkflowFile = { nodes: { type: string }[]; connections: object; settings: object };

function workflowOf(file: string | null): WorkflowFile {
  const {
    nodes = [],
    connections = {},
    settings = {},
  } = JSON.parse(file ?? "{}") as Partial<WorkflowFile>;
  return { nodes, connections, settings };
}

/** Makes an id from a name: "hotels-hospitality" from "Hotels & Hospitality". */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
