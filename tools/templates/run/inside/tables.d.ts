/**
 * Answers a request to Google Sheets from tables in memory, and writes to them.
 * @param tables rows of cells by the name of the sheet @returns Google's answer
 */
export function answer(
  tables: Record<string, unknown[][]>,
  request: { method: string; uri: string; qs: Record<string, string>; body?: unknown },
): unknown;
