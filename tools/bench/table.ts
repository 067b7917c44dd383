export type Target = { max: number } | { min: number };

export type Row = {
  name: string;
  unit: string;
  target: Target | undefined;
  /** Measured values, in a list for each build. */
  samples: number[][];
  /**
   * Reason why the values cannot be compared with the target, such as a client that was too slow; undefined if there is
   * none.
   */
  unjudged?: string;
};

export class Table {
  readonly rows: Row[] = [];

  /**
   * Adds a measured value to a row of the table.
   * @param build - index in the list of builds
   */
  add(name: string, unit: string, build: number, value: number, target?: Target): Row {
    let row = this.rows.find((one) => one.name === name);
    if (!row) {
      row = { name, unit, target, samples: [] };
      this.rows.push(row);
    }
    (row.samples[build] ??= []).push(value);
    return row;
  }

  /**
   * Whether the first build, the one of this folder, reaches every target. A target that cannot be judged counts as
   * missed.
   */
  reachesAll(): boolean {
    return this.rows.every((row) => ["ok", "·"].includes(verdict(row)));
  }
}

function verdict({ target, samples, unjudged }: Row): "ok" | "MISSED" | "NOT JUDGED" | "·" {
  if (!target) return "·";
  if (unjudged) return "NOT JUDGED";
  const value = median(samples[0] ?? []);
  return ("max" in target ? value <= target.max : value >= target.min) ? "ok" : "MISSED";
}

/**
 * Divides the first build's value by the second build's value in each round.
 * @returns median and range of the quotients; undefined if there is only one build
 */
function ratio({
  samples: [ours, theirs],
}: Row): { median: number; min: number; max: number } | undefined {
  if (!ours || !theirs) return undefined;
  const ratios = ours.flatMap((value, round) => {
    const other = theirs[round];
    return other === undefined || other === 0 ? [] : [value / other];
  });
  if (ratios.length === 0) return undefined;
  return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export function printTable({ rows }: Table): void {
  const cells = rows.map((row) => {
    const [ours = [], theirs] = row.samples;
    const both = ratio(row);
    return [
      verdict(row),
      row.name,
      `${short(median(ours))} ${row.unit}`.trim(),
      theirs ? short(median(theirs)) : "",
      both ? `× ${both.median.toFixed(2)} (${both.min.toFixed(2)}–${both.max.toFixed(2)})` : "",
      row.unjudged ?? targetText(row.target),
    ];
  });
  const lines = [["", "figure", "this", "other", "this / other", "target"], ...cells];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  for (const line of lines) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  }
}

function targetText(target: Target | undefined): string {
  if (!target) return "";
  return "max" in target ? `≤ ${target.max}` : `≥ ${target.min}`;
}

function short(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) < 10 ? 3 : 1)));
}
