// The first screen of the landing page: headline, two buttons, three claims, and the diagram of
// what comes in, the hub in the middle and what goes out.
import { brand } from "../site/brand.ts";
import { claims } from "../site/claims.ts";
import type { Action, Claim, IconName } from "../types.ts";

export interface DiagramNode {
  id: string;
  label: string;
  icon: IconName;
}

interface Hero {
  /** before + accent + after; the accent carries the gradient. Write the spaces you need. */
  headline: { before: string; accent: string; after: string };
  lead: string;
  primary: Action;
  secondary: Action;
  proof: readonly Claim[];
  diagram: {
    /** Read by screen readers in place of the moving picture. */
    description: string;
    inputs: readonly DiagramNode[];
    hub: DiagramNode;
    outputs: readonly DiagramNode[];
  };
}

export const hero: Hero = {
  headline: { before: "Optimize your operations with ", accent: "smart", after: " automation" },
  lead: "A mail, a form, a call comes in. We connect it to the tools you already use: the customer is in the CRM, the appointment in the calendar, the invoice on its way. Nobody retypes anything.",
  primary: { label: "Book a Consultation", to: "section", section: "contact" },
  secondary: { label: "View Features", to: "section", section: "features" },
  proof: [claims.served, claims.payBack, claims.live],
  diagram: {
    description:
      "Diagram: mail, forms and calls flow into one hub, which updates the CRM, the calendar and the invoices.",
    inputs: [
      { id: "mail", label: "Mail", icon: "mail" },
      { id: "form", label: "Form", icon: "clipboard-list" },
      { id: "call", label: "Call", icon: "phone" },
    ],
    hub: { id: "hub", label: brand.name, icon: "workflow" },
    outputs: [
      { id: "crm", label: "CRM", icon: "contact-round" },
      { id: "calendar", label: "Calendar", icon: "calendar-check" },
      { id: "invoice", label: "Invoice", icon: "receipt-text" },
    ],
  },
};
