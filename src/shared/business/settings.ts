import type { CannedAnswer } from "#content/accounts/canned-answers.ts";
import type { Brand } from "#content/site/brand.ts";

/** The entries that the business has set in the back office (decision 52). The rest is as in content/. */
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
  /** false: the weekly email to the owner was ended. */
  weeklyMail?: boolean;
};
