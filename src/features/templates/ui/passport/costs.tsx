import { passport as words } from "#content/library/passport.ts";
import { prices } from "#content/library/prices.ts";
import { brand } from "#content/site/brand.ts";
import { TextLink } from "#design/text-link.tsx";
import { connectionPath, GET_N8N } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MonthlyCosts, PassportProof, Range } from "../../views.ts";
import { Line, Lines, Part } from "./part.tsx";

const labels = words.costs;

export function Costs({ proof: { costs, passport } }: { proof: PassportProof }) {
  const byClock = passport.starts.flatMap(({ step, runs }) => (runs ? [{ step, runs }] : []));
  const byMail = passport.starts.filter(({ isMailbox }) => isMailbox && costs.case !== "email");
  const how = [
    ...byClock.map((one) => interpolate(labels.byClock, one)),
    ...byMail.map(({ step }) => interpolate(labels.byMail, { step, case: costs.case })),
  ].join(" ");
  const { count, runs, services, total } = costs;
  return (
    <Part
      id="costs"
      text={interpolate(labels.use, { case: costs.case, count, runs: number(runs), how })}
    >
      <Lines>
        <Line name={labels.template}>{labels.templateText}</Line>
        <Line name={<TextLink to={GET_N8N}>n8n</TextLink>}>{n8nText(runs)}</Line>
        {services.map((one) => (
          <Line key={one.slug} name={<TextLink to={connectionPath(one.slug)}>{one.name}</TextLink>}>
            {one.monthly}
            {one.sum && <span className="block text-text">{sumText(one.sum, costs)}</span>}
          </Line>
        ))}
        <Line name={<strong className="font-semibold">{labels.total}</strong>}>
          <strong className="font-semibold text-text">
            {interpolate(labels.totalText, {
              services: dollars(total),
              server: prices.rentedServer,
              cloud: cloudPrice(runs),
            })}
          </strong>
        </Line>
      </Lines>
      <p className="mt-3 text-small text-faint">
        {[
          interpolate(labels.note, { day: prices.written }),
          labels.free,
          ...(services.some(({ monthly }) => monthly.includes("beyond")) ? [labels.others] : []),
        ].join(" ")}
      </p>
    </Part>
  );
}

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

function cloudPrice(runs: number): string {
  return runs <= prices.n8nCloudRuns ? prices.n8nCloud : prices.n8nCloudPro;
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

/** Formats a range of dollars, rounded to whole dollars. */
export function dollars({ from, to }: Range): string {
  const [least, most] = [DOLLARS.format(Math.floor(from)), DOLLARS.format(Math.ceil(to))];
  if (from === to) return most;
  return interpolate(from === 0 ? labels.priceUnder : labels.sum, { from: least, to: most });
}

const DOLLARS = new Intl.NumberFormat(brand.locale, {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

function number(value: number): string {
  return value.toLocaleString(brand.locale);
}
