import type { Database } from "#platform/database/database.ts";
import type { TemplateCard } from "../../contract.ts";

/** A find: `share` of the question's words that it holds, the rare ones counting more; 0 to 1. */
export type Find<T> = { found: T; share: number };

/*
 * PostgreSQL's full-text search over words that need not all be there. Each entry of the question
 * is one or more words of the same meaning. A find is judged by how rare the words are that it
 * holds and by its rank, in which a title counts most, the more so the less else it says.
 */
const ASKED = `asked as (
  select distinct query from (
    select (
      select string_agg(lexeme || case when length(lexeme) > 3 then ':*' else '' end, ' | ')::tsquery
      from unnest(to_tsvector('pg_catalog.english', entry)) where lexeme ~ '^[[:alnum:]]{2,}$'
    ) as query
    from unnest($1::text[]) as entry
  ) entries where query is not null
)`;
const JUDGED = `
  hit as (
    select place.id, asked.query, ts_rank('{0.1, 0.2, 0.5, 1}', place.words, asked.query) as rank,
      (title.words @@ asked.query)::int::float / greatest(length(title.words), 1) as title_share
    from asked join place on place.words @@ asked.query
    cross join lateral (select ts_filter(place.words, '{a}') as words) title
  ),
  total as (select greatest(count(*), 1)::float as places from place),
  rarity as (
    select asked.query, ln(1 + total.places / greatest(count(hit.id), 0.5)) as weight
    from asked cross join total left join hit on hit.query = asked.query
    group by asked.query, total.places
  ),
  judged as (
    select hit.id, sum(rarity.weight) / (select sum(weight) from rarity) as share,
      sum(rarity.weight * hit.rank) * (1 + sum(hit.title_share)) as score
    from hit join rarity on rarity.query = hit.query group by hit.id
  )`;

/** @returns places in `texts` of the best, best first */
export async function findTexts(
  database: Database,
  question: readonly string[],
  texts: readonly { title: string; text: string }[],
  most: number,
): Promise<Find<number>[]> {
  const { rows } = await database.query(
    `with ${ASKED}, place as (
       select id, setweight(to_tsvector('pg_catalog.english', title), 'A')
         || setweight(to_tsvector('pg_catalog.english', body), 'B') as words
       from unnest($2::text[], $3::text[]) with ordinality as passage(title, body, id)
     ), ${JUDGED}
     select id::int as id, share from judged order by share * score desc, id limit $4`,
    [[...question], texts.map(({ title }) => title), texts.map(({ text }) => text), most],
  );
  return rows.map((row) => ({ found: Number(row["id"]) - 1, share: Number(row["share"]) }));
}

/** The public templates, newest first. */
export async function listTemplateCards(database: Database, most: number): Promise<TemplateCard[]> {
  const { rows } = await database.query(
    `select slug, title, summary, setup_minutes from templates where is_public
     order by created_at desc, id desc limit $1`,
    [most],
  );
  return (rows as CardColumns[]).map(templateCard);
}

/** What the assistant tells about one template. */
export type TemplateFacts = {
  slug: string;
  title: string;
  summary: string;
  description: string;
  outcome: string;
  tools: string[];
  setup_minutes: number | null;
  /** Names of the accounts it needs. */
  access: string[];
};

export async function findTemplateFacts(
  database: Database,
  slug: string,
): Promise<TemplateFacts | undefined> {
  const { rows } = await database.query(
    `select slug, title, summary, description, outcome, tools, setup_minutes,
       coalesce((select array_agg(distinct entry ->> 'label')
         from jsonb_array_elements(case when jsonb_typeof(metadata -> 'credentials') = 'array'
           then metadata -> 'credentials' else '[]' end) entry), '{}') as access
     from templates where slug = $1 and is_public`,
    [slug],
  );
  return rows[0] as TemplateFacts | undefined;
}

type CardColumns = Omit<TemplateCard, "type">;

/** What the assistant shows of a template. */
export function templateCard({ slug, title, summary, setup_minutes }: CardColumns): TemplateCard {
  return { type: "template", slug, title, summary, setup_minutes };
}
