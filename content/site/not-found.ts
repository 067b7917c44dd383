// The page for addresses that do not exist, and the one for a page that could not be made.
import type { Action, SectionHeading } from "../types.ts";

interface NotFoundPage extends SectionHeading {
  actions: readonly Action[];
}

/** What a page shows when it could not be made. */
interface FailurePage extends SectionHeading {
  reload: string;
  actions: readonly Action[];
}

export const notFound: NotFoundPage = {
  heading: "This wire leads nowhere",
  intro: "There is no page at this address. It may have moved, or the link has a typo.",
  actions: [
    { label: "Home", to: "page", path: "/" },
    { label: "Templates", to: "page", path: "/templates" },
    { label: "Contact", to: "section", section: "contact" },
  ],
};

/** Below /templates: hidden by staff, or never there. */
export const noTemplate: NotFoundPage = {
  heading: "This template is not offered",
  intro: "The library has others, and for what is not in it, ask us.",
  actions: [
    { label: "Templates", to: "page", path: "/templates" },
    { label: "Contact", to: "section", section: "contact" },
  ],
};

export const failure: FailurePage = {
  heading: "Something came loose on our side",
  intro: "The page could not be shown. It is not your fault, and we have been told about it.",
  reload: "Try again",
  actions: [
    { label: "Home", to: "page", path: "/" },
    { label: "Contact", to: "section", section: "contact" },
  ],
};
