import { ArrowLeft, ArrowRight } from "lucide-react";
import { admin } from "#content/accounts/admin.ts";
import { numbers as words } from "#content/accounts/numbers.ts";
import { ButtonLink } from "#design/button.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { weeksLater } from "#shared/time/weeks.ts";
import type { Metric, Numbers } from "../contract.ts";
import { METRICS } from "../limits.ts";
import { MetricList } from "./metric-list.tsx";
import { NumbersTable } from "./numbers-table.tsx";
import { peopleBehind } from "./people-behind.ts";

/** @param week its Monday; null: the present one */
export function NumbersView({ week }: { week: string | null }) {
  const query = week ? `?${new URLSearchParams({ week })}` : "";
  const { data, problem, reload } = useAccountData<Numbers>(`/api/admin/numbers${query}`);
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeading className="mb-3 text-subheading">{words.title}</PageHeading>
      <p className="mb-6 max-w-prose text-muted">{words.intro}</p>
      <WeekChoice {...data} />
      <MetricList numbers={data} />
      <Tables numbers={data} />
    </>
  );
}

function WeekChoice({ week, next }: Pick<Numbers, "week" | "next">) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <h2 className="mr-auto text-title">{interpolate(words.week, { day: formatDay(week) })}</h2>
      <ButtonLink variant="secondary" to={`?week=${weeksLater(week, -1)}`}>
        <ArrowLeft aria-hidden className="size-4" />
        {words.before}
      </ButtonLink>
      {next && (
        <ButtonLink variant="secondary" to={`?week=${next}`}>
          {words.after}
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
        words={words.weeks}
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
        words={words.sources}
        metrics={["visitors", "messages", "downloads", "chats"]}
        rows={[
          ...sources.map(({ source, ...counts }) => ({
            key: source,
            head: source,
            counts,
            link: (metric: Metric) => linked(metric, { source }),
          })),
          ...(isKnown ? [] : [{ key: "", head: words.sources.unknown, counts: unknown }]),
        ]}
      />
      <NumbersTable
        words={words.templates}
        metrics={["visitors", "views", "gates", "downloads"]}
        rows={templates.map(({ slug, title, ...counts }) => ({
          key: slug,
          head: <TextLink to={`/templates/${slug}`}>{title}</TextLink>,
          counts,
          link: (metric) => linked(metric, { template: slug }),
        }))}
      />
      <NumbersTable
        words={words.pages}
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
