import { useSearchParams } from "react-router";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { brand } from "#content/site/brand.ts";
import { numbers as labels } from "#content/accounts/numbers.ts";
import { ButtonLink } from "#design/button.tsx";
import { TextLink } from "#design/text-link.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { formatMoney } from "#shared/text/format-money.ts";
import { formatPeriod } from "#shared/text/format-period.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { PERIOD_KINDS, periodOf, periodsLater, spanOf } from "#shared/time/periods.ts";
import type { Numbers, Metric } from "./contract.ts";
import { NumbersTables } from "./ui/numbers-tables.tsx";
import { METRICS } from "./limits.ts";
import { formatFigure, formatRate } from "./ui/format-figure.ts";
import { peopleBehind } from "./ui/people-behind.ts";

/** `?period=` names a week, month or quarter; default: the current week. */
export default function NumbersPage() {
  const [search] = useSearchParams();
  const period = search.get("period");
  const query = period ? `?${new URLSearchParams({ period })}` : "";
  const source = useAccountData<Numbers>(`/api/admin/numbers${query}`);
  return (
    <StaffPage
      title={labels.title}
      intro={labels.intro}
      status={source.data && formatPeriod(source.data.period)}
      source={source}
    >
      {(numbers) => (
        <>
          <PeriodChoice {...numbers} />
          <MetricList numbers={numbers} />
          <Assistant {...numbers.assistant} />
          <PeriodCharts periods={numbers.periods} />
          <NumbersTables numbers={numbers} />
        </>
      )}
    </StaffPage>
  );
}

function PeriodChoice({ period, kind, next }: Pick<Numbers, "period" | "kind" | "next">) {
  const start = new Date(spanOf(period).from);
  return (
    <>
      <nav aria-label={labels.kindsLabel} className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
        {PERIOD_KINDS.map((each) => (
          <TextLink
            key={each}
            alone
            to={`?period=${periodOf(each, start)}`}
            aria-current={each === kind ? "true" : undefined}
            className={each === kind ? "font-semibold" : undefined}
          >
            {labels.kinds[each]}
          </TextLink>
        ))}
      </nav>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-title">{formatPeriod(period)}</h2>
        <ButtonLink variant="secondary" to={`?period=${periodsLater(period, -1)}`}>
          <ArrowLeft aria-hidden className="size-4" />
          {labels.before}
        </ButtonLink>
        {next && (
          <ButtonLink variant="secondary" to={`?period=${next}`}>
            {labels.after}
            <ArrowRight aria-hidden className="size-4" />
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Assistant({ tokens, cost }: Numbers["assistant"]) {
  if (tokens === 0) return null;
  const count = tokens.toLocaleString(brand.locale);
  return (
    <p className="mt-4 max-w-prose text-small text-muted">
      {cost === null
        ? `${interpolate(labels.assistant.tokens, { tokens: count })} ${labels.assistant.noPrice}`
        : interpolate(labels.assistant.cost, { tokens: count, cost: formatMoney(cost) })}
    </p>
  );
}

const RATED: readonly Metric[] = ["messages", "downloads"];

function MetricList({ numbers: { period, periods } }: { numbers: Numbers }) {
  const [shown, before] = periods;
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-5">
      {METRICS.map((metric) => {
        const { name, meaning } = labels.metrics[metric];
        const people = peopleBehind(metric, { period });
        return (
          <div key={metric} className="flex flex-col bg-surface p-5">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="mt-1 font-display text-heading">
              {formatFigure(metric, shown?.[metric])}
            </dd>
            <dd className="text-small text-faint">
              {interpolate(labels.previous, { count: formatFigure(metric, before?.[metric]) })}
            </dd>
            {RATED.includes(metric) && (shown?.visitors ?? 0) > 0 && (
              <dd className="text-small text-faint">
                {interpolate(labels.rate, { rate: formatRate(shown?.[metric], shown?.visitors) })}
              </dd>
            )}
            <dd className="mt-3 text-small text-muted">{meaning}</dd>
            {people && (
              <dd className="mt-auto pt-2 text-small">
                <TextLink alone to={people}>
                  {labels.people}
                  <span className="sr-only">: {name}</span>
                </TextLink>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

const DRAWN: readonly Metric[] = ["visitors", "downloads", "messages", "money"];
const WIDTH = 240;
const HEIGHT = 80;
const GAP = 4;

/** Draws a chart for each metric, with the newest period on the right. A table on the page shows the same figures. */
function PeriodCharts({ periods }: Pick<Numbers, "periods">) {
  return (
    <section aria-labelledby="charts" className="mt-12">
      <h2 id="charts" className="text-title">
        {labels.chart.title}
      </h2>
      <div className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {DRAWN.map((metric) => (
          <Chart key={metric} metric={metric} periods={periods} />
        ))}
      </div>
    </section>
  );
}

function Chart({ metric, periods }: { metric: Metric } & Pick<Numbers, "periods">) {
  const bars = periods.toReversed();
  const most = Math.max(...bars.map((each) => each[metric]));
  const { name } = labels.metrics[metric];
  const width = (WIDTH + GAP) / bars.length - GAP;
  const values = {
    name,
    count: formatFigure(metric, bars.at(-1)?.[metric]),
    most: formatFigure(metric, most),
    periods: bars.length,
    period: formatPeriod(bars[0]?.period ?? ""),
  };
  return (
    <figure className="min-w-0">
      <figcaption className="flex justify-between gap-2 text-small">
        <span className="text-muted">{name}</span>
        <span aria-hidden className="text-faint">
          {interpolate(labels.chart.most, values)}
        </span>
      </figcaption>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot contain shapes
        role="img"
        aria-label={interpolate(labels.chart.alternative, values)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-2 w-full border-b border-hairline"
      >
        {bars.map((each, place) => {
          const height =
            most === 0 ? 0 : Math.max(each[metric] > 0 ? 2 : 0, (each[metric] / most) * HEIGHT);
          return (
            <rect
              key={each.period}
              x={place * (width + GAP)}
              y={HEIGHT - height}
              width={width}
              height={height}
              className={place === bars.length - 1 ? "fill-accent" : "fill-faint"}
            >
              <title>{`${formatPeriod(each.period)}: ${formatFigure(metric, each[metric])}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between gap-2 text-small text-faint">
        <span>{interpolate(labels.chart.first, values)}</span>
        <span>{labels.chart.last}</span>
      </p>
    </figure>
  );
}
