import { brand } from "#content/site/brand.ts";
import { numbers as labels } from "#content/accounts/numbers.ts";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Numbers } from "../contract.ts";
import { METRICS } from "../limits.ts";
import { peopleBehind } from "./people-behind.ts";

export function MetricList({ numbers: { week, weeks } }: { numbers: Numbers }) {
  const [shown, before] = weeks;
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-4">
      {METRICS.map((metric) => {
        const { name, meaning } = labels.metrics[metric];
        const people = peopleBehind(metric, { week });
        return (
          <div key={metric} className="flex flex-col bg-surface p-5 sm:first:col-span-2">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="mt-1 font-display text-heading">{formatCount(shown?.[metric])}</dd>
            <dd className="text-small text-faint">
              {interpolate(labels.previous, { count: formatCount(before?.[metric]) })}
            </dd>
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

export function formatCount(count = 0): string {
  return count.toLocaleString(brand.locale);
}
