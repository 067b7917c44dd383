import { numbers as labels } from "#content/accounts/numbers.ts";
import { TextLink } from "#design/text-link.tsx";
import { formatPeriod } from "#shared/text/format-period.ts";
import type { Metric, Numbers } from "../contract.ts";
import { METRICS } from "../limits.ts";
import { NumbersTable } from "./numbers-table.tsx";
import { peopleBehind } from "./people-behind.ts";

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
