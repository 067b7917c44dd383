import { useId, type ReactNode } from "react";
import { numbers } from "#content/accounts/numbers.ts";
import { classes } from "#design/classes.ts";
import { TextLink } from "#design/text-link.tsx";
import type { Counts, Metric } from "../contract.ts";
import { formatFigure, formatRate } from "./format-figure.ts";

type Row = {
  key: string;
  head: ReactNode;
  counts: Partial<Counts>;
  link?: (metric: Metric) => string | undefined;
};

/** Counts that are shown for each 100 visitors as well. */
const RATES = [
  { metric: "messages", name: numbers.messageRate },
  { metric: "downloads", name: numbers.downloadRate },
] as const;

export function NumbersTable({
  labels: { title, row, hint, none },
  metrics,
  rows,
  className,
}: {
  labels: { title: string; row: string; hint?: string; none?: string };
  metrics: readonly Metric[];
  rows: readonly Row[];
  className?: string;
}) {
  const id = useId();
  return (
    <div className={classes("min-w-0", className)}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {hint && <p className="mt-2 max-w-prose text-small text-muted">{hint}</p>}
      {rows.length === 0 ? (
        <p className="mt-4 text-muted">{none}</p>
      ) : (
        <section
          aria-labelledby={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys
          tabIndex={0}
          className="scrolls-sideways mt-4 rounded-card border border-hairline [--ground:var(--color-surface)]"
        >
          <table className="w-full text-small [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_th:first-child]:sticky [&_th:first-child]:start-0 [&_th:first-child]:bg-surface [&_tbody_tr]:border-t [&_tbody_tr]:border-hairline">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="text-left font-medium">
                  {row}
                </th>
                {metrics.map((metric) => (
                  <th key={metric} scope="col" className="text-right font-medium">
                    {numbers.metrics[metric].name}
                  </th>
                ))}
                {RATES.map(({ metric, name }) => (
                  <th key={metric} scope="col" className="text-right font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, head, counts, link }) => (
                <tr key={key}>
                  <th scope="row" className="min-w-40 text-left font-normal wrap-anywhere">
                    {head}
                  </th>
                  {metrics.map((metric) => (
                    <td key={metric} className="text-right tabular-nums">
                      <Figure metric={metric} figure={counts[metric] ?? 0} to={link?.(metric)} />
                    </td>
                  ))}
                  {RATES.map(({ metric }) => (
                    <td key={metric} className="text-right tabular-nums">
                      {formatRate(counts[metric], counts.visitors)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

type FigureProps = { metric: Metric; figure: number; to: string | undefined };

function Figure({ metric, figure, to }: FigureProps) {
  const text = formatFigure(metric, figure);
  return figure === 0 || !to ? text : <TextLink to={to}>{text}</TextLink>;
}
