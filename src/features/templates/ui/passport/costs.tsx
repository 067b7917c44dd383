import { passport as content } from "#content/library/passport.ts";
import { prices } from "#content/library/prices.ts";
import { TextLink } from "#design/text-link.tsx";
import { connectionPath, GET_N8N } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import { cloudPrice, dollars, number } from "../../passport/wording.ts";
import type { MonthlyCosts, PassportProof } from "../../views.ts";
import { Line, Lines } from "./part.tsx";

const labels = content.costs;

export function Costs({ proof: { costs, passport, guide } }: { proof: PassportProof }) {
  const byClock = passport.starts.flatMap(({ step, runs }) => (runs ? [{ step, runs }] : []));
  const byMail = passport.starts.filter(({ isMailbox }) => isMailbox && costs.case !== "email");
  const how = [
    ...byClock.map((one) => interpolate(labels.byClock, one)),
    ...byMail.map(({ step }) => interpolate(labels.byMail, { step })),
  ].join(" ");
  const { runs, services, tenfold } = costs;
  const isMetered = services.some(({ sum }) => sum);
  return (
    <>
      <p className="mb-4 max-w-[44em] text-muted">
        {present(
          interpolate(labels.use, { runs: number(runs), how }),
          interpolate(labels.tenfold, {
            count: number(tenfold.count),
            services: dollars(tenfold.inUse),
            runs: number(tenfold.runs),
            cloud: tenfold.runs > prices.n8nCloudProRuns ? labels.beyond : cloudPrice(tenfold.runs),
          }),
          isMetered && labels.limit,
        ).join(" ")}
      </p>
      <Lines>
        <Line name={labels.template}>{labels.templateText}</Line>
        <Line name={<TextLink to={GET_N8N}>n8n</TextLink>}>{n8nText(runs)}</Line>
        {services.map((one) => (
          <Line key={one.slug} name={<TextLink to={connectionPath(one.slug)}>{one.name}</TextLink>}>
            {one.business ? `${one.business.name}. ${one.business.because}` : one.monthly}
            {one.sum && <span className="block text-text">{sumText(one.sum, costs)}</span>}
          </Line>
        ))}
      </Lines>
      <p className="mt-3 text-small text-faint">
        {present(
          interpolate(labels.note, { day: prices.written }),
          HEALTH_PLAN.test(guide.privacy) && labels.health,
          services.some(({ monthly }) => monthly.includes("beyond")) && labels.others,
        ).join(" ")}
      </p>
    </>
  );
}

const HEALTH_PLAN = /HIPAA|business associate/i;

function n8nText(runs: number): string {
  const { n8nCloudRuns, n8nCloudProRuns } = prices;
  const most = runs <= n8nCloudRuns ? n8nCloudRuns : n8nCloudProRuns;
  const plan = runs <= most ? labels.plan : labels.planTooSmall;
  return interpolate(labels.n8n, {
    server: prices.rentedServer,
    cloud: cloudPrice(runs),
    plan: interpolate(plan, { most: number(most), runs: number(runs) }),
  });
}

type Sum = NonNullable<MonthlyCosts["services"][number]["sum"]>;

function sumText({ what, month, each, times, from, to }: Sum, costs: MonthlyCosts): string {
  return interpolate(times > 1 ? labels.several : labels.each, {
    fixed: month > 0 ? `${month} + ` : "",
    times,
    count: number(costs.count),
    price: interpolate(each.from === 0 ? labels.priceUnder : labels.price, each),
    sum: dollars({ from, to }),
    what,
    case: costs.case,
  });
}
