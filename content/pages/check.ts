import type { PageWords } from "../types.ts";

export const check: PageWords = {
  title: "Will this n8n workflow run? A free check-up",
  description:
    "Paste an n8n workflow and read what it does, what will not work and how to fix it. Everything happens in your browser: nothing is uploaded.",
};
