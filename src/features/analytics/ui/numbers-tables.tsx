import { numbers as labels } from "#content/accounts/numbers.ts";
import { TextLink } from "#design/text-link.tsx";
import { formatPeriod } from "#shared/text/format-period.ts";
import { useId, type ReactNode } from "react";
import { classes } from "#design/classes.ts";
import type { Metric, Numbers, Counts } from "../contract.ts";
import { METRICS } from "../limits.ts";
import { peopleBehind } from "./people-behind.ts";
import { formatFigure, formatRate } from "./format-figure.ts";

export function NumbersTables({ numbers }: { numbers: Numbers }) {
  const { period, kind, periods, pages, templates, sources, campaigns, unknown } = numbers;
  const isKnown = Math.max(...Object.values(unknown)) === 0;
  const linked = (metric: Metric, which: { template?: string; source?: string }) =>
    peopleBehind(metric, { period, ...which });
  return (
    <div className="mt-12 grid gap-12 xl:grid-cols-2 xl:items-start">
      <NumbersTable
        labels={labels.periods[kind]}
        className="xl:col-span-2"
        metrics={METRICS}
        rows={periods.map((each) => ({
          key: each.period,
          head: <TextLink to={`?period=${each.period}`}>{formatPeriod(each.period)}</TextLink>,
          counts: each,
          link: (metric) => peopleBehind(metric, { period: each.period }),
        }))}
      />
      <NumbersTable
        labels={labels.sources}
        metrics={["visitors", "messages", "downloads", "chats", "won", "money"]}
        rows={[
          ...sources.map(({ source, ...counts }) => ({
            key: source,
            head: source,
            counts,
            link: (metric: Metric) => linked(metric, { source }),
          })),
          ...(isKnown ? [] : [{ key: "", head: labels.sources.unknown, counts: unknown }]),
        ]}
      />
      <NumbersTable
        labels={labels.templates}
        metrics={["visitors", "views", "gates", "downloads", "messages", "won", "money"]}
        rows={templates.map(({ slug, title, ...counts }) => ({
          key: slug,
          head: <TextLink to={`/templates/${slug}`}>{title}</TextLink>,
          counts,
          link: (metric) => linked(metric, { template: slug }),
        }))}
      />
      <NumbersTable
        labels={labels.campaigns}
        metrics={["visitors", "messages", "downloads", "chats", "won", "money"]}
        rows={campaigns.map(({ campaign, ...counts }) => ({
          key: campaign,
          head: campaign,
          counts,
        }))}
      />
      <NumbersTable
        labels={labels.pages}
        metrics={["visitors", "views", "chats", "bookings", "messages", "downloads"]}
        rows={pages.map(({ page, ...counts }) => ({
          key: page,
          head: <TextLink to={page}>{page}</TextLink>,
          counts,
        }))}
      />
    </div>
  );
}

type Row = {
  key: string;
  head: ReactNode;
  counts: Partial<Counts>;
  link?: (metric: Metric) => string | undefined;
};

/** Metrics that are also shown per 100 visitors. */
const RATES = [
  { metric: "messages", name: labels.messageRate },
  { metric: "downloads", name: labels.downloadRate },
] as const;

function NumbersTable({
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
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls this element
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
                    {labels.metrics[metric].name}
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
