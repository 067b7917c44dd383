// The first screen of the landing page: headline, two buttons, and the drawing of a workflow between an inquiry and its
// results (the stories are in stories.ts).
import { brand } from "../site/brand.ts";
import type { Action, IconName } from "../types.ts";

interface Hero {
  /**
   * The headline is `before` + `accent` + `after`; `accent` has a color gradient. Spaces between the parts have to be
   * written.
   */
  headline: { before: string; accent: string; after: string };
  lead: string;
  primary: Action;
  secondary: Action;
  hub: { label: string; icon: IconName };
}

export const hero: Hero = {
  headline: { before: "Optimize your operations with ", accent: "smart", after: " automation" },
  lead: "We connect your email, forms and phone to the calendar, CRM and accounting you already use. Nobody retypes anything.",
  primary: { label: "Book a Consultation", to: "section", section: "contact" },
  secondary: { label: "View Features", to: "section", section: "features" },
  hub: {
    get label() {
      return brand.name;
    },
    icon: "workflow",
  },
};
