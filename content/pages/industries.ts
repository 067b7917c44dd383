import type { PageWords } from "../types.ts";

export const industries: PageWords = {
  title: "Automation by industry",
  description:
    "Hotels, restaurants, care homes, real estate, travel, coaching, shops, healthcare and education: what a day looks like once routine work runs by itself.",
};
