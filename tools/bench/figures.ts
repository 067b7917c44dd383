export type Figure = {
  name: string;
  value: number;
  unit: string;
  target: string;
  /** `none`: nothing is asked of it. `not judged`: it could not be measured well enough. */
  verdict: "reached" | "missed" | "not judged" | "none";
  values?: readonly number[];
};

export function figure(
  name: string,
  values: readonly number[],
  unit: string,
  limit: { max: number } | { min: number } | undefined,
): Figure {
  const value = median(values);
  if (!limit) return { name, value, unit, target: "", verdict: "none", values };
  const [target, isReached] =
    "max" in limit
      ? [`≤ ${limit.max}`, value <= limit.max]
      : [`≥ ${limit.min}`, value >= limit.min];
  return { name, value, unit, target, verdict: isReached ? "reached" : "missed", values };
}

/** @param why takes the place of the target */
export function notJudged(
  name: string,
  values: readonly number[],
  unit: string,
  why: string,
): Figure {
  return { name, value: median(values), unit, target: why, verdict: "not judged", values };
}

export function allReached(figures: readonly Figure[]): boolean {
  return figures.every(({ verdict }) => verdict === "reached" || verdict === "none");
}

export function median(values: readonly number[]): number {
  const sorted = [...values].toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

const MARKS: Record<Figure["verdict"], string> = {
  reached: "ok",
  missed: "MISSED",
  "not judged": "NOT JUDGED",
  none: "·",
};

export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, unit, target, verdict }) => [
    MARKS[verdict],
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
