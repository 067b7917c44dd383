import type { PageWords } from "../types.ts";

export const services: PageWords = {
  title: "Automation services for small businesses",
  description:
    "Workflows, AI, data, leads, marketing, onboarding, chatbots, phone and CRM: what each service changes in a working day, step by step.",
};
