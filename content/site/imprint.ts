// Texts of the page /imprint, which shows `legal` and `email` from brand.ts, and of the notes about
// samples.
import type { Action } from "../types.ts";

interface ImprintPage {
  heading: string;
  labels: {
    company: string;
    representedBy: string;
    address: string;
    email: string;
    register: string;
    vatId: string;
  };
  /** Shown in development beside an imprint with sample data. */
  sample: string;
  /** Shown in production instead of an imprint with sample data. */
  missing: { heading: string; intro: string; actions: readonly Action[] };
  /** Warning to staff and in the log that the imprint still has sample data. */
  staff: string;
  /** Follows `staff`. `{entries}`: the imprint's entries that still have sample data. */
  staffEntries: string;
}

export const imprintPage: ImprintPage = {
  heading: "Imprint",
  labels: {
    company: "Company",
    representedBy: "Represented by",
    address: "Address",
    email: "Email",
    register: "Register",
    vatId: "VAT number",
  },
  sample:
    "Sample: this page is not shown on a site that is online before its entries are replaced.",
  missing: {
    heading: "The imprint is being written",
    intro:
      "Whoever runs this website has not entered yet who is answerable for it. A message reaches them all the same.",
    actions: [
      { label: "Contact", to: "section", section: "contact" },
      { label: "Home", to: "page", path: "/" },
    ],
  },
  staff: "The imprint is not shown to visitors.",
  staffEntries: "These entries are still samples: {entries}. Enter your own on /admin/settings.",
};
