import pg from "pg";

export async function lostMessages(url: string, stored: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ message: string }>(url, "select message from contact_messages");
  const kept = new Set(rows.map(({ message }) => message));
  return stored.filter((message) => !kept.has(message));
}

export async function rowsOf<T extends pg.QueryResultRow>(
  url: string,
  query: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(query);
  await client.end();
  return rows;
}
