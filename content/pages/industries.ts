import type { PageWords } from "../types.ts";

export const industries: PageWords = {
  title: "Automation by industry",
  description:
    "What a working day in your trade looks like once routine work runs by itself: its moments, the steps that get there, and workflows you can open.",
};
