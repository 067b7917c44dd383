import type { Database } from "#platform/database/database.ts";

/** Tokens that are reserved for one request to the provider until its real cost is known. */
export type Reservation = { day: string; tokens: number };

/**
 * Reserves tokens in one SQL statement, so that all replicas together stay within the budget. A power cut may lose the
 * last counts.
 * @returns undefined if the reservation would exceed the budget
 */
export async function reserveTokens(
  database: Database,
  { day, tokens }: Reservation,
  budget: number,
): Promise<Reservation | undefined> {
  const { rows } = await database.query(
    `insert into model_usage (day, tokens) select $1::text, $2::bigint where $2::bigint <= $3::bigint
     on conflict (day) do update set tokens = model_usage.tokens + excluded.tokens
       where model_usage.tokens + excluded.tokens <= $3::bigint
     returning day`,
    [day, tokens, budget],
    { durable: false },
  );
  return rows.length > 0 ? { day, tokens } : undefined;
}

export async function settleTokens(
  database: Database,
  { day, tokens }: Reservation,
  spent: number,
): Promise<void> {
  await database.query(
    "update model_usage set tokens = greatest(0, tokens + $2::bigint) where day = $1",
    [day, spent - tokens],
    { durable: false },
  );
}

export async function addTokens(
  database: Database,
  { day, session, tokens }: { day: string; session: string; tokens: number },
): Promise<void> {
  await database.query(
    `insert into conversation_tokens (day, session_id, requests, tokens) values ($1, $2, 1, $3)
     on conflict (day, session_id) do update
       set requests = conversation_tokens.requests + 1,
         tokens = conversation_tokens.tokens + excluded.tokens`,
    [day, session, tokens],
    { durable: false },
  );
}

/**
 * Counts the conversations in which the AI model used tokens since the day `since` (ISO date). `median` and `most` are
 * numbers of tokens in one conversation.
 */
export async function readConversations(
  database: Database,
  since: string,
): Promise<{ conversations: number; median: number; most: number }> {
  const { rows } = await database.query(
    `select count(*)::int as conversations, coalesce(max(tokens), 0) as most,
       coalesce(percentile_disc(0.5) within group (order by tokens), 0) as median
     from (select sum(tokens) as tokens from conversation_tokens where day >= $1 group by session_id) taken`,
    [since],
  );
  const row = rows[0];
  return {
    conversations: Number(row?.["conversations"] ?? 0),
    median: Number(row?.["median"] ?? 0),
    most: Number(row?.["most"] ?? 0),
  };
}

/**
 * Returns the number of tokens that the AI model used in a time span. `from` and `to` are ISO dates in UTC. `to` is the
 * first day after the time span.
 */
export async function sumTokens(
  database: Database,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { rows } = await database.query(
    "select coalesce(sum(tokens), 0)::float as tokens from model_usage where day >= $1 and day < $2",
    [from, to],
  );
  return Number(rows[0]?.["tokens"] ?? 0);
}

export async function readTokens(database: Database, day: string): Promise<number> {
  const { rows } = await database.query("select tokens from model_usage where day = $1", [day]);
  return Number(rows[0]?.["tokens"] ?? 0);
}
