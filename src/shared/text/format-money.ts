import { brand } from "#content/site/brand.ts";

/** Formats an amount of money. Whole amounts, and all amounts from 100 on, are written without cents. */
export function formatMoney(value: number): string {
  return new Intl.NumberFormat(brand.locale, {
    style: "currency",
    currency: brand.currency,
    maximumFractionDigits: Number.isInteger(value) || value >= 100 ? 0 : 2,
  }).format(value);
}
