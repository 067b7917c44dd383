// Texts of the page for unknown addresses, and of the page for an error.
import type { Action, SectionHeading } from "../../types.ts";

interface NotFoundPage extends SectionHeading {
  actions: readonly Action[];
}

interface FailurePage extends SectionHeading {
  reload: string;
  actions: readonly Action[];
}

const home: Action = { label: "Home", to: "page", path: "/" };
const templates: Action = { label: "Templates", to: "page", path: "/templates" };
const check: Action = { label: "Check a workflow of yours", to: "page", path: "/check" };
const contact: Action = { label: "Contact", to: "section", section: "contact" };

export const notFound: NotFoundPage = {
  heading: "This wire leads nowhere",
  intro: "There is no page at this address. It may have moved, or the link has a typo.",
  actions: [home, templates, contact],
};

/** Used below /templates, if the template is hidden or never existed. */
export const noTemplate: NotFoundPage = {
  heading: "This template is not offered",
  intro: "The library has others, and for what is not in it, ask us.",
  actions: [templates, check, contact],
};

export const failure: FailurePage = {
  heading: "Something came loose on our side",
  intro: "The page could not be shown. It is not your fault, and we have been told about it.",
  reload: "Try again",
  actions: [home, contact],
};
