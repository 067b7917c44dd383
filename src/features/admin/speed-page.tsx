import { speed as labels } from "#content/accounts/admin.ts";
import { brand } from "#content/site/brand.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { Card } from "#design/layout/card.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { SHOWN_METRICS, type ShownMetric, type Speeds } from "./contract.ts";

type PageSpeeds = Speeds["pages"][number];

export default function SpeedPage() {
  const source = useAccountData<Speeds>("/api/admin/speed");
  const intro = source.data && interpolate(labels.intro, { days: source.data.days });
  return (
    <StaffPage title={labels.title} intro={intro} source={source}>
      {({ pages }) => (
        <div className="flex flex-col gap-6">
          {pages.length === 0 && <p className="text-muted">{labels.none}</p>}
          {pages.map((each) => (
            <SpeedCard key={each.page} {...each} />
          ))}
        </div>
      )}
    </StaffPage>
  );
}

function SpeedCard({ page, visits, speeds }: PageSpeeds) {
  const id = `speed-${page}`;
  return (
    <Card aria-labelledby={id} className="p-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-title">
          {page === "other" ? labels.otherPages : labels.pages[page]}
        </h2>
        <p className="text-small text-faint">
          {visits === 1
            ? labels.oneVisit
            : interpolate(labels.visits, { count: visits.toLocaleString(brand.locale) })}
        </p>
      </header>
      <dl className="mt-5 grid gap-6 sm:grid-cols-3 sm:grid-rows-[auto_auto] sm:gap-y-2">
        {SHOWN_METRICS.map((metric) => (
          <Figure key={metric} metric={metric} speed={speeds[metric]} />
        ))}
      </dl>
    </Card>
  );
}

const DOTS = { good: "bg-success", "needs-improvement": "bg-ember", poor: "bg-error" };

function Figure({
  metric,
  speed,
}: {
  metric: ShownMetric;
  speed: PageSpeeds["speeds"][ShownMetric];
}) {
  const { name, meaning } = labels.metrics[metric];
  return (
    <div className="sm:row-span-2 sm:grid sm:grid-rows-subgrid">
      <dt>
        {name} <span className="block text-small text-faint">{meaning}</span>
      </dt>
      <dd className="flex max-sm:mt-2 flex-wrap items-center gap-x-3">
        {speed ? (
          <>
            <span className="font-display text-subheading">{formatMetric(metric, speed.p75)}</span>
            <span className="inline-flex items-center gap-2 text-muted">
              <span aria-hidden className={`size-2.5 rounded-full ${DOTS[speed.rating]}`} />
              {labels.ratings[speed.rating]}
            </span>
          </>
        ) : (
          <span className="text-muted">{labels.notMeasured}</span>
        )}
      </dd>
    </div>
  );
}

function formatMetric(metric: ShownMetric, p75: number): string {
  if (metric === "CLS") return p75.toFixed(2);
  return metric === "LCP" ? `${(p75 / 1000).toFixed(1)} s` : `${Math.round(p75)} ms`;
}
