// "Why Choose Us": eight reasons. The first three carry the site's claims as figures, and have another
// title without them.
import { brand } from "../site/brand.ts";
import { claims } from "../site/claims.ts";
import type { IconName, SectionHeading } from "../types.ts";

interface Reason {
  title: string;
  text: string;
  icon: IconName;
  /** Shown large, if present. Use only the site's claims as figures. */
  figure?: string | undefined;
}

export const reasonsSection: SectionHeading = {
  heading: "Why Choose Us",
  intro: "You should know what you get, what it saves and what happens when something goes wrong.",
};

/** Says that the figures are samples, while they are; "" otherwise. */
export const figuresNote = () => (brand.isNameSample && !brand.numbers ? "Sample figures." : "");

export const reasons: readonly Reason[] = [
  {
    get title() {
      return this.figure ? "Businesses served" : "One trade learns from another";
    },
    get text() {
      const trades = brand.isNameSample ? "Hotels, clinics, shops, agencies. " : "";
      return `${trades}What we learn in one trade benefits the next.`;
    },
    icon: "users",
    get figure() {
      return claims.served;
    },
  },
  {
    get title() {
      return this.figure ? "To pay for itself" : "The most hours first";
    },
    text: "We begin where the most hours go, and work out the saving with you before we build.",
    icon: "hand-coins",
    get figure() {
      return claims.payBack;
    },
  },
  {
    get title() {
      return this.figure ? "To go live" : "One piece at a time";
    },
    text: "Small, complete pieces. The first one works with your real data before we start the next.",
    icon: "timer",
    get figure() {
      return claims.live;
    },
  },
  {
    title: "Your tools stay",
    text: "We connect what you already have. Nobody has to learn a new program first.",
    icon: "plug",
  },
  {
    title: "A person decides",
    text: "Offers, refunds, answers to complaints: where judgment counts, the workflow waits for a yes.",
    icon: "user-check",
  },
  {
    title: "No silent failures",
    text: "Every workflow has an error path. Someone is told what stopped, where and why.",
    icon: "bell-ring",
  },
  {
    title: "Only the rights it needs",
    text: "Each connection gets as little access as possible, and you get a list of what goes where.",
    icon: "shield-check",
  },
  {
    title: "Yours to keep",
    text: "Built in n8n and documented, so that you or anyone else can carry on without us.",
    icon: "file-text",
  },
];
