// The first screen of the landing page: headline, two buttons, three claims, and the hub between an
// inquiry and its results (stories.ts).
import { brand } from "../site/brand.ts";
import { claims } from "../site/claims.ts";
import type { Action, Claim, IconName } from "../types.ts";

interface Hero {
  /** The parts before + accent + after; the accent has the gradient. Write the spaces you need. */
  headline: { before: string; accent: string; after: string };
  lead: string;
  primary: Action;
  secondary: Action;
  proof: readonly Claim[];
  hub: { label: string; icon: IconName };
}

export const hero: Hero = {
  headline: { before: "Optimize your operations with ", accent: "smart", after: " automation" },
  lead: "An email, a form, a call: each lands in the CRM, the calendar and the books you already use. Nobody retypes anything.",
  primary: { label: "Book a Consultation", to: "section", section: "contact" },
  secondary: { label: "View Features", to: "section", section: "features" },
  proof: [claims.served, claims.payBack, claims.live],
  hub: {
    get label() {
      return brand.name;
    },
    icon: "workflow",
  },
};
