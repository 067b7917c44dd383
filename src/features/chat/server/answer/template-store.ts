import { LRUCache } from "lru-cache";
import { Passport } from "#workflow/passport/passport.ts";
import { versioned } from "#features/templates/server/service.ts";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { TemplateCard } from "../../contract.ts";

export async function listTemplateCards(database: Database, most: number): Promise<TemplateCard[]> {
  const { rows } = await database.query(
    `select slug, title, summary, setup_minutes from templates where is_public
     order by created_at desc, id desc limit $1`,
    [most],
  );
  return (rows as CardColumns[]).map(templateCard);
}

export async function countTemplates(database: Database): Promise<number> {
  const { rows } = await database.query(
    "select count(*)::int as count from templates where is_public",
  );
  return (rows[0] as { count: number }).count;
}

export async function readTemplateCards(
  database: Database,
  slugs: readonly string[],
): Promise<TemplateCard[]> {
  if (slugs.length === 0) return [];
  const { rows } = await database.query(
    `select slug, title, summary, setup_minutes from templates
     where is_public and slug = any($1::text[])`,
    [slugs],
  );
  return (rows as CardColumns[]).map(templateCard);
}

export type TemplateFacts = {
  slug: string;
  title: string;
  summary: string;
  description: string;
  outcome: string;
  category: string[];
  industries: string[];
  tools: string[];
  setup_minutes: number | null;
  access: string[];
  types: string[];
  /** Sentences on the template's page that say what the template does. */
  features: string[];
  /**
   * The estimate on the template's page: the template saves `minutes` for each `case`, such as an invoice, and there
   * are typically `cases` cases a month. Null if the page has no estimate.
   */
  saves: { minutes: number; case: string; cases: number } | null;
  passport: Passport | null;
};

const MAX_KNOWN = 200;
/** A cache of facts. One answer needs the facts of several templates, and the facts of some templates repeatedly. */
const known = versioned(
  async () =>
    new LRUCache<string, { facts: Promise<TemplateFacts | undefined> }>({ max: MAX_KNOWN }),
);

/** Returns the facts of a public template from a cache that is at most one second behind the template library. */
export async function findTemplateFacts(
  platform: Platform,
  slug: string,
): Promise<TemplateFacts | undefined> {
  const bySlug = await known.get(platform);
  const found = bySlug.get(slug);
  if (found) return found.facts;
  const facts = readTemplateFacts(platform.database, slug);
  bySlug.set(slug, { facts });
  // A failed read is removed from the cache, so that the next call reads the facts again.
  facts.catch(() => bySlug.delete(slug));
  return facts;
}

async function readTemplateFacts(
  database: Database,
  slug: string,
): Promise<TemplateFacts | undefined> {
  const { rows } = await database.query(
    `select slug, title, summary, description, outcome, category, industries, tools, setup_minutes,
       features, (select passport from template_files where template_id = templates.id) as passport,
       case when metadata -> 'time_saved_minutes_per_case' is null then null else jsonb_build_object(
         'minutes', metadata -> 'time_saved_minutes_per_case', 'case', metadata -> 'case',
         'cases', metadata -> 'typical_cases_per_month') end as saves,
       coalesce(array_agg(distinct entry ->> 'label') filter (where entry is not null), '{}') as access,
       coalesce(array_agg(distinct entry ->> 'type') filter (where entry is not null), '{}') as types
     from templates left join lateral jsonb_array_elements(
       case when jsonb_typeof(metadata -> 'credentials') = 'array'
         then metadata -> 'credentials' else '[]' end) entry on true
     where slug = $1 and is_public group by templates.id`,
    [slug],
  );
  const [found] = rows as (Omit<TemplateFacts, "passport"> & { passport: string | null })[];
  return found && { ...found, passport: readFacts(found.passport) };
}

/** Returns null if the template has no valid passport (the facts that its test runs prove). */
function readFacts(text: string | null): Passport | null {
  return Passport.safeParse(JSON.parse(text ?? "null")).data ?? null;
}

type CardColumns = Omit<TemplateCard, "type">;

export function templateCard({ slug, title, summary, setup_minutes }: CardColumns): TemplateCard {
  return { type: "template", slug, title, summary, setup_minutes };
}
