/** @param tables rows of cells by the name of the sheet, which a request may change @returns Google's answer */
export function answer(
  tables: Record<string, unknown[][]>,
  request: { method: string; uri: string; qs: Record<string, string>; body?: unknown },
): unknown;
