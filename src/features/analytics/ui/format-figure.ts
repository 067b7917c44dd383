import { brand } from "#content/site/brand.ts";
import { formatMoney } from "#shared/text/format-money.ts";
import type { Metric } from "../contract.ts";

export function formatFigure(metric: Metric, figure = 0): string {
  return metric === "money" ? formatMoney(figure) : figure.toLocaleString(brand.locale);
}

/** @returns a percentage such as "2.5"; "–" if `visitors` is 0 or smaller than `count` */
export function formatRate(count = 0, visitors = 0): string {
  if (visitors === 0 || count > visitors) return "–";
  return ((count / visitors) * 100).toLocaleString(brand.locale, { maximumFractionDigits: 1 });
}
