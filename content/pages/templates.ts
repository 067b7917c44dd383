import type { PageWords } from "../types.ts";

/** What the page says before the words of its list are loaded. */
export const libraryBasics = {
  heading: "Automation Templates",
  loadError: "Failed to fetch templates",
};

/** Title of the page after a search or the choice of a category, which is `{said}`. */
export const searchTitle = "“{said}”: free automation templates";

export const templates: PageWords = {
  title: "Free automation templates for n8n",
  description:
    "Complete n8n workflows for small businesses: email, leads, HR, social media, invoices. Searchable, free, each with a guide that needs no programmer.",
};
