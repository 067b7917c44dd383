import type { Database } from "#platform/database/database.ts";

/** Tokens set aside for one request to the provider, before it is known what it takes. */
export type Reservation = { day: string; tokens: number };

/**
 * Sets tokens of the day's budget aside, exactly, also when replicas ask at the same moment; a power
 * cut may take the last counts along.
 * @returns undefined when they would not fit any more
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

/** Replaces what was set aside by what it took. */
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

export async function readTokens(database: Database, day: string): Promise<number> {
  const { rows } = await database.query("select tokens from model_usage where day = $1", [day]);
  return Number(rows[0]?.["tokens"] ?? 0);
}
