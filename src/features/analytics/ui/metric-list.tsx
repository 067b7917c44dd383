import { numbers as labels } from "#content/accounts/numbers.ts";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Metric, Numbers } from "../contract.ts";
import { METRICS } from "../limits.ts";
import { formatFigure, formatRate } from "./format-figure.ts";
import { peopleBehind } from "./people-behind.ts";

const RATED: readonly Metric[] = ["messages", "downloads"];

export function MetricList({ numbers: { period, periods } }: { numbers: Numbers }) {
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
