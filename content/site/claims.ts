// The numbers that the site claims, each written once. The hero, "Why Choose Us", the questions and
// the texts for search engines all use them. Change them only to numbers that are true for you.
import type { Claim } from "../types.ts";

export const claims = {
  served: { before: "", figure: "100+", after: " businesses served" },
  payBack: { before: "Pay back in ", figure: "3-6 months", after: "" },
  live: { before: "Live in ", figure: "2-4 weeks", after: "" },
} as const satisfies Record<string, Claim>;
