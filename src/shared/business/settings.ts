import type { CannedAnswer } from "#content/accounts/canned-answers.ts";
import type { Brand } from "#content/site/brand.ts";

/**
 * Entries that the business has set in the back office (docs/product.md, decision 52). All other entries have the
 * values in content/.
 */
export type BusinessSettings = Partial<
  Pick<
    Brand,
    | "name"
    | "tagline"
    | "description"
    | "bookingUrl"
    | "people"
    | "place"
    | "numbers"
    | "openingHours"
    | "prices"
    | "accent"
  >
> & {
  legal?: Partial<Brand["legal"]>;
  email?: Partial<Brand["email"]>;
  cannedAnswers?: readonly CannedAnswer[];
  /** False if the owner has unsubscribed from the weekly email. */
  weeklyMail?: boolean;
};
