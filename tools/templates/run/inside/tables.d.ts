/**
 * Answers a request to the Google Sheets API from tables in memory.
 * @param tables - rows of cells by the name of the sheet; the request may change them
 * @returns the answer that Google would give
 */
export function answer(
  tables: Record<string, unknown[][]>,
  request: { method: string; uri: string; qs: Record<string, string>; body?: unknown },
): unknown;
