import { numbers as labels } from "#content/accounts/numbers.ts";
import { formatPeriod } from "#shared/text/format-period.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Metric, Numbers } from "../contract.ts";
import { formatFigure } from "./format-figure.ts";

const DRAWN: readonly Metric[] = ["visitors", "downloads", "messages", "money"];
const WIDTH = 240;
const HEIGHT = 80;
const GAP = 4;

/** Draws the periods as bars, the newest on the right; the table of the page has the same figures. */
export function PeriodCharts({ periods }: Pick<Numbers, "periods">) {
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
  const words = {
    name,
    count: formatFigure(metric, bars.at(-1)?.[metric]),
    most: formatFigure(metric, most),
    periods: bars.length,
  };
  return (
    <figure className="min-w-0">
      <figcaption className="flex justify-between gap-2 text-small">
        <span className="text-muted">{name}</span>
        <span aria-hidden className="text-faint">
          {formatFigure(metric, most)}
        </span>
      </figcaption>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn in
        role="img"
        aria-label={interpolate(labels.chart.alternative, words)}
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
        <span>{formatPeriod(bars[0]?.period ?? "")}</span>
      </p>
    </figure>
  );
}
