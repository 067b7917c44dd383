// The contact section around the form: its heading, the call, and the templates.
import { brand } from "../site/brand.ts";
import type { Action, SectionHeading } from "../types.ts";

interface ContactSectionContent extends SectionHeading {
  call: { title: string; text: string; action: Action };
  templates: { title: string; text: string; action: Action };
}

export const contactSection: ContactSectionContent = {
  heading: "What should run by itself?",
  intro: "Your consultation begins with one recurring task.",
  call: {
    title: `${brand.bookingMinutes} minutes, no slides`,
    text: "Show us a typical day. We say what can be automated, and what shouldn’t be.",
    action: { label: "Schedule a Call", to: "booking" },
  },
  templates: {
    title: "Try it yourself",
    text: "Free templates for n8n, each with a guide. No programmer needed.",
    action: { label: "View Templates", to: "page", path: "/templates" },
  },
};
