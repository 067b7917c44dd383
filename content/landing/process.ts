// "Our Process": six steps on one line. The durations add up to the claim "live in 2-4 weeks", and are
// shown only with it.
import { claims } from "../site/claims.ts";
import type { IconName, SectionHeading } from "../types.ts";

interface ProcessStep {
  name: string;
  text: string;
  /** The customer's result of the step. */
  outcome: string;
  /** How long the step takes; "" if the page does not say it. */
  duration: string;
  icon: IconName;
}

export const processSection: SectionHeading = {
  heading: "Our Process",
  intro: "Six steps from the first call to daily use.",
};

const ofTheClaim = (duration: string) => (claims.live === "2-4 weeks" ? duration : "");

export const processSteps: readonly ProcessStep[] = [
  {
    name: "Discovery",
    text: "You show us a typical day. We look for what repeats and what gets forgotten.",
    outcome: "A list of what is worth automating, and what is not.",
    duration: "30 minutes",
    icon: "search",
  },
  {
    name: "Strategy",
    text: "We pick one task with you, map it, and settle what stays your decision.",
    outcome: "A diagram, a calculation and a fixed quote in writing.",
    get duration() {
      return ofTheClaim("Week 1");
    },
    icon: "compass",
  },
  {
    name: "Development",
    text: "We build on test data and show you every few days what works.",
    outcome: "A workflow you have seen working.",
    get duration() {
      return ofTheClaim("Weeks 1–2");
    },
    icon: "hammer",
  },
  {
    name: "Integration",
    text: "We connect your accounts, each with the least access that works, and test the odd cases.",
    outcome: "A list of every connection and what it may do.",
    get duration() {
      return ofTheClaim("Weeks 2–3");
    },
    icon: "cable",
  },
  {
    name: "Deployment",
    text: "It runs alongside the old way, then replaces it. Your team learns to read it and stop it.",
    outcome: "A live workflow, a guide, and an alert when something fails.",
    get duration() {
      return ofTheClaim("Weeks 2–4");
    },
    icon: "rocket",
  },
  {
    name: "Optimization",
    text: "We study real runs, remove what nobody needs, and suggest a next step only if it pays.",
    outcome: "Numbers from your own runs to decide by.",
    duration: "From then on",
    icon: "trending-up",
  },
];
