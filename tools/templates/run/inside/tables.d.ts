/** Rows of cells by the name of a tab; what is written is written there. @returns Google's answer */
export function answer(
  tables: Record<string, unknown[][]>,
  request: { method: string; uri: string; qs: Record<string, string>; body?: unknown },
): unknown;
