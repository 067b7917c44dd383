import { useSearchParams } from "react-router";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { numbers as labels } from "#content/accounts/numbers.ts";
import { ButtonLink } from "#design/button.tsx";
import { TextLink } from "#design/text-link.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { weeksLater } from "#shared/time/weeks.ts";
import type { Metric, Numbers } from "./contract.ts";
import { METRICS } from "./limits.ts";
import { MetricList } from "./ui/metric-list.tsx";
import { NumbersTable } from "./ui/numbers-table.tsx";
import { peopleBehind } from "./ui/people-behind.ts";

/** Shows the week of `?week=`, a Monday, or else the present week. */
export default function NumbersPage() {
  const [search] = useSearchParams();
  const week = search.get("week");
  const query = week ? `?${new URLSearchParams({ week })}` : "";
  const source = useAccountData<Numbers>(`/api/admin/numbers${query}`);
  return (
    <StaffPage title={labels.title} intro={labels.intro} source={source}>
      {(numbers) => (
        <>
          <WeekChoice {...numbers} />
          <MetricList numbers={numbers} />
          <Tables numbers={numbers} />
        </>
      )}
    </StaffPage>
  );
}

function WeekChoice({ week, next }: Pick<Numbers, "week" | "next">) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <h2 className="mr-auto text-title">{interpolate(labels.week, { day: formatDay(week) })}</h2>
      <ButtonLink variant="secondary" to={`?week=${weeksLater(week, -1)}`}>
        <ArrowLeft aria-hidden className="size-4" />
        {labels.before}
      </ButtonLink>
      {next && (
        <ButtonLink variant="secondary" to={`?week=${next}`}>
          {labels.after}
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      )}
    </div>
  );
}

function Tables({ numbers }: { numbers: Numbers }) {
  const { week, weeks, pages, templates, sources, unknown } = numbers;
  const isKnown = Math.max(...Object.values(unknown)) === 0;
  const linked = (metric: Metric, which: { template?: string; source?: string }) =>
    peopleBehind(metric, { week, ...which });
  return (
    <div className="mt-12 grid gap-12 xl:grid-cols-2 xl:items-start">
      <NumbersTable
        labels={labels.weeks}
        className="xl:col-span-2"
        metrics={METRICS}
        rows={weeks.map((each) => ({
          key: each.week,
          head: <TextLink to={`?week=${each.week}`}>{formatDay(each.week)}</TextLink>,
          counts: each,
          link: (metric) => peopleBehind(metric, { week: each.week }),
        }))}
      />
      <NumbersTable
        labels={labels.sources}
        metrics={["visitors", "messages", "downloads", "chats"]}
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
        metrics={["visitors", "views", "gates", "downloads"]}
        rows={templates.map(({ slug, title, ...counts }) => ({
          key: slug,
          head: <TextLink to={`/templates/${slug}`}>{title}</TextLink>,
          counts,
          link: (metric) => linked(metric, { template: slug }),
        }))}
      />
      <NumbersTable
        labels={labels.pages}
        metrics={["visitors", "views", "chats", "bookings"]}
        rows={pages.map(({ page, ...counts }) => ({
          key: page,
          head: <TextLink to={page}>{page}</TextLink>,
          counts,
        }))}
      />
    </div>
  );
}
