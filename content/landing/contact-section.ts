// The contact section around the form: its heading, the call, and the templates.
import { brand } from "../site/brand.ts";
import type { Action, SectionHeading } from "../types.ts";

interface ContactSectionContent extends SectionHeading {
  call: { title: string; text: string; action: Action };
  templates: { title: string; text: string; action: Action };
}

export const contactSection: ContactSectionContent = {
  heading: "What should run by itself?",
  intro:
    "Your consultation begins with the task that comes back every day: write to us, or book a call.",
  call: {
    title: `A consultation: ${brand.bookingMinutes} minutes, no slides`,
    text: "You show us a typical day; we tell you what can be automated and what should not.",
    action: { label: "Schedule a Call", to: "booking" },
  },
  templates: {
    title: "Try it yourself",
    text: "Free automation templates for n8n, each with a guide that needs no programmer.",
    action: { label: "View Templates", to: "page", path: "/templates" },
  },
};
