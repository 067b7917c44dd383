import type { PageWords } from "../types.ts";

export const templates: PageWords = {
  title: "Free automation templates for n8n",
  description:
    "Complete n8n workflows for small businesses: email, leads, HR, social media, invoices. Searchable, free, each with a guide that needs no programmer.",
};
