// "Why Choose Us": eight reasons. The first three show numbers that the business claims (claims.ts), and have another
// title without these numbers.
import { brand } from "../site/brand.ts";
import { claims } from "../site/claims.ts";
import type { IconName, SectionHeading } from "../types.ts";

interface Reason {
  title: string;
  text: string;
  icon: IconName;
  /** Shown in place of the icon. Use only numbers from the claims in content/site/claims.ts. */
  figure?: string | undefined;
}

export const reasonsSection: SectionHeading = {
  heading: "Why Choose Us",
  intro: "You know what you get, what it costs, and what happens when something fails.",
};

/** Mark beside each invented figure. */
export const sampleMark = "sample";

/** Note that the figures are invented; "" if the business has its own. */
export const figuresNote = () =>
  brand.isNameSample && !brand.numbers ? "The figures are samples." : "";

export const reasons: readonly Reason[] = [
  {
    get title() {
      return this.figure ? "Businesses served" : "One trade learns from another";
    },
    text: "What works in one trade helps the next.",
    icon: "users",
    get figure() {
      return claims.served;
    },
  },
  {
    get title() {
      return this.figure ? "To pay for itself" : "The most hours first";
    },
    text: "We start where the most hours go, and work out the saving before we build.",
    icon: "hand-coins",
    get figure() {
      return claims.payBack;
    },
  },
  {
    get title() {
      return this.figure ? "To go live" : "One piece at a time";
    },
    text: "Small, complete pieces. Each works with your real data before the next begins.",
    icon: "timer",
    get figure() {
      return claims.live;
    },
  },
  {
    title: "Your tools stay",
    text: "Nothing to replace, and nothing new to learn.",
    icon: "plug",
  },
  {
    title: "A person decides",
    text: "Quotes, refunds, complaints: where judgment counts, the workflow waits for a yes.",
    icon: "user-check",
  },
  {
    title: "No silent failures",
    text: "If one we build for you stops, someone is told where and why.",
    icon: "bell-ring",
  },
  {
    title: "Only the rights it needs",
    text: "The least access that works, listed for you.",
    icon: "shield-check",
  },
  {
    title: "Yours to keep",
    text: "Documented, so you can carry on without us.",
    icon: "file-text",
  },
];
