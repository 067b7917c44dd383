/** One measured figure and what it has to be. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  target: string;
  reached: boolean;
  /** Every single value it was taken from. */
  values?: readonly number[];
};

/** @param limit such as `{ most: 100 }` or `{ least: 0.75 }` */
export function figure(
  name: string,
  values: readonly number[],
  unit: string,
  limit: { most: number } | { least: number } | undefined,
): Figure {
  const value = median(values);
  const target =
    limit === undefined ? "" : "most" in limit ? `≤ ${limit.most}` : `≥ ${limit.least}`;
  const reached =
    limit === undefined || ("most" in limit ? value <= limit.most : value >= limit.least);
  return { name, value, unit, target, reached, values };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, unit, target, reached }) => [
    target === "" ? "·" : reached ? "ok" : "MISSED",
    name,
    `${Number(value.toFixed(3))} ${unit}`.trim(),
    target,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  }
}
