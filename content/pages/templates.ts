import type { PageWords } from "../types.ts";

/** Texts that the page shows before the texts of its list are loaded. */
export const libraryBasics = {
  heading: "Automation Templates",
  loadError: "Failed to fetch templates",
  // {title}: the template's; {count}: a number.
  drawing: "Drawing of the workflow “{title}” with {count} steps",
};

/** Title and description of a template's passport in search results. {title}: title of the template. */
export const passportBasics = {
  title: "Passport of “{title}”",
  description:
    "What was proved about “{title}”, by recorded runs in n8n: messages, personal data, permissions, costs, failures, and what was not tested.",
};

/** Title of the page after a search or the choice of a category, which is `{said}`. */
export const searchTitle = "“{said}”: free automation templates";

export const templates: PageWords = {
  title: "Free automation templates for n8n",
  description:
    "Complete n8n workflows for small businesses: email, leads, HR, social media, invoices. Searchable, free, each with a guide that needs no programmer.",
};
