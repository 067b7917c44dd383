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
  intro: "Six steps from the first conversation to a workflow in daily use.",
};

const ofTheClaim = (duration: string) => (claims.live === "2-4 weeks" ? duration : "");

export const processSteps: readonly ProcessStep[] = [
  {
    name: "Discovery",
    text: "In a 30-minute call you show us a typical day. We look for what is repeated and what is forgotten.",
    outcome: "A list of what is worth automating, and what is not.",
    duration: "30 minutes",
    icon: "search",
  },
  {
    name: "Strategy",
    text: "We choose one task with you, map it from start to finish and settle what stays your decision.",
    outcome: "A drawing, a calculation and a fixed offer in writing.",
    get duration() {
      return ofTheClaim("Week 1");
    },
    icon: "compass",
  },
  {
    name: "Development",
    text: "We build the workflow on test data and show you every few days what it can do.",
    outcome: "A workflow you have seen working.",
    get duration() {
      return ofTheClaim("Weeks 1-2");
    },
    icon: "hammer",
  },
  {
    name: "Integration",
    text: "Your accounts are connected, each with the least access that does the job. We test the odd cases on purpose.",
    outcome: "A list of every connection and what it may do.",
    get duration() {
      return ofTheClaim("Weeks 2-3");
    },
    icon: "cable",
  },
  {
    name: "Deployment",
    text: "It goes live, first beside the old way, then in its place. Your team learns to read it and to stop it.",
    outcome: "A live workflow, a guide, and an alert when something fails.",
    get duration() {
      return ofTheClaim("Weeks 2-4");
    },
    icon: "rocket",
  },
  {
    name: "Optimization",
    text: "We look at real runs, remove what nobody needs and suggest the next step only where it pays.",
    outcome: "Numbers from your own runs to decide by.",
    duration: "From then on",
    icon: "trending-up",
  },
];
