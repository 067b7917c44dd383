import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { MonthlyCosts } from "../../views.ts";
import { needed } from "../needed-connections.ts";

type Known = Pick<TemplateMetadata, "case" | "typical_cases_per_month" | "tools" | "credentials">;

/** Works out the costs of a typical month: one paid message or call for each case. */
export function monthlyCosts(known: Known, { starts }: Pick<Passport, "starts">): MonthlyCosts {
  const count = known.typical_cases_per_month;
  const types = known.credentials.map(({ type }) => type);
  const services = needed({ types, tools: known.tools }).map(
    ({ slug, name, minutes, checked, price, before: { monthly } }) => {
      const service = { slug, name, minutes, monthly, checked, sum: null };
      if (!price) return service;
      const { month = 0, each } = price;
      const [from, to] = [month + count * each.from, month + count * each.to];
      return { ...service, sum: { month, each, what: each.what, from, to } };
    },
  );
  const add = (end: "from" | "to") => services.reduce((all, { sum }) => all + (sum?.[end] ?? 0), 0);
  return {
    case: known.case,
    count,
    runs: runsOf(starts, count),
    services,
    total: { from: add("from"), to: add("to") },
  };
}

/** Steps that start by the clock start as often as the clock says; the others once for each case. */
function runsOf(starts: Passport["starts"], count: number): number {
  const byClock = starts.reduce((all, { runs }) => all + (runs ?? 0), 0);
  const others = starts.some(({ runs, isForFailures }) => runs === null && !isForFailures);
  return byClock + (others ? count : 0);
}
