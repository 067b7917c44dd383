// The numbers the site claims, each written once. Hero, "Why Choose Us", the questions and the
// search results' texts all take them from here. Change them only to what is true for you.
import type { Claim } from "../types.ts";

export const claims = {
  served: { before: "", figure: "100+", after: " businesses served" },
  payBack: { before: "Pay back in ", figure: "3-6 months", after: "" },
  live: { before: "Live in ", figure: "2-4 weeks", after: "" },
} as const satisfies Record<string, Claim>;
