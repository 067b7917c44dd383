import type { PageWords } from "../types.ts";

export const privacy: PageWords = {
  title: "Privacy",
  description:
    "What this website stores about you, why and for how long. No tracking cookies and no requests to other companies.",
};
