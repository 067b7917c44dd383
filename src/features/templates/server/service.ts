import type { Platform } from "#platform/platform.ts";
import { EVERYTHING } from "../library-address.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { TemplateId } from "#shared/template-id.ts";
import { Refusal } from "#platform/refusal.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { writeCursor, type Cursor, type Template, type TemplateQuery } from "../contract.ts";
import { searchTemplates } from "./search/search-store.ts";
import { findTemplate, readProofs, type Proof } from "./store.ts";
import { idsOf, rank } from "./search/close-matches.ts";
import type { Ranking } from "./search/ranking.ts";

export { findFitting, type Fit } from "./search/close-matches.ts";
export { readMissedSearches } from "./search/missed-store.ts";
export {
  changeLibrary,
  libraryChanged,
  libraryVersion,
  onLibraryChange,
} from "./library-version.ts";
export { lineHtml } from "./guide.ts";
export { connectionsFor } from "./needed-connections.ts";
export { templatesForService, templatesOfIndustry } from "./fitting-store.ts";
export { recordedOf } from "./proof-store.ts";
export { companiesIn, learnsOf, readerOf } from "../passport/wording.ts";
export { listedTemplates, templateLink, templatesFor, templatesThatConnect } from "./store.ts";
export type { ListedTemplate } from "./store.ts";
export { featuredRuns, measureLibrary, namesIndustry, readFirstRun } from "./proof.ts";
export { refusedFolders } from "./sync/synchronise.ts";
export { versioned } from "./versioned.ts";

const SEARCHES: Limit = { name: "search", points: 60, seconds: 60 };
/** Limits the searches from a network address. @throws Refusal `too_many` for more than 60 a minute */
export function limitSearches(platform: Platform, address: string): Promise<void> {
  return platform.limits.consume(SEARCHES, address);
}

/**
 * Lists templates (docs/product.md, section 7, row 2). `json` is the JSON text of a list of `Template`.
 * @param ranked - result of `rank` for the search, if the caller has it already
 * @throws Refusal `too_many`
 */
export async function listTemplates(
  platform: Platform,
  query: TemplateQuery,
  { address, limit, ranked }: { address: string; limit: number; ranked?: Ranking },
): Promise<{ json: string; next: string | null }> {
  if (query.q !== "") await limitSearches(platform, address);
  const isRanked = query.sort === "relevance";
  const best = isRanked ? idsOf((ranked ?? (await rank(platform, query.q))).all) : [];
  const { json, last } = await searchTemplates(platform.database, query, limit, best);
  return { json, next: last && writeCursor(last) };
}

/** Reads a template (docs/product.md, section 7, row 4). @throws Refusal `not_found` if it is unknown or not public */
export async function getTemplate(platform: Platform, id: string): Promise<Template> {
  const parsed = TemplateId.safeParse(id);
  const found = parsed.success ? await findTemplate(platform.database, parsed.data) : undefined;
  if (!found) throw new Refusal("not_found", templatesPage.downloadModal.errors.notFound);
  return found;
}

const NO_PROOF: Proof = { tested: null, checksum: null };

/** Lists all public templates, newest first, for data files that programs read. */
export async function everyTemplate(
  platform: Platform,
  after: Cursor | undefined,
  limit: number,
): Promise<{ templates: (Template & Proof)[]; next: string | null }> {
  const query = { ...EVERYTHING, after };
  const { json, next } = await listTemplates(platform, query, { address: "", limit });
  const templates = JSON.parse(json) as Template[];
  const proofs = await readProofs(
    platform.database,
    templates.map(({ id }) => id),
  );
  return {
    templates: templates.map((one) => ({ ...one, ...(proofs.get(one.id) ?? NO_PROOF) })),
    next,
  };
}
