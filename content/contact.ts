// The contact section: call, templates, and the "Get in Touch" form with all its words.
import { brand } from "./brand.ts";
import type { ContactContent, ServiceOption } from "./types.ts";

export const serviceOptions = [
  { value: "general", label: "General Inquiry" },
  { value: "workflow", label: "Workflow Automation" },
  { value: "ai", label: "AI Integration" },
  { value: "data", label: "Data Automation" },
  { value: "leadgen", label: "Lead Generation" },
  { value: "marketing", label: "Marketing Automation" },
  { value: "onboarding", label: "Customer Onboarding" },
] as const satisfies readonly ServiceOption[];

export const defaultServiceOption = "general" satisfies ServiceOption["value"];

export const contact: ContactContent = {
  heading: "What should run by itself?",
  intro:
    "Tell us about the task that comes back every day. A call is quickest, a message is just as good, and the templates are there if you would rather try on your own.",
  call: {
    title: `${brand.bookingMinutes} minutes, no slides`,
    text: "You show us an ordinary day, we say what can be automated and what had better not.",
    action: { label: "Schedule a Call", to: "booking" },
  },
  templates: {
    title: "Try it yourself",
    text: "Free automation templates for n8n, each with a guide that needs no programmer.",
    action: { label: "View Templates", to: "page", path: "/templates" },
  },
  form: {
    title: "Get in Touch",
    fields: {
      name: { label: "Name", required: true, type: "text", autocomplete: "name" },
      email: {
        label: "Email",
        required: true,
        type: "email",
        autocomplete: "email",
        placeholder: "you@yourbusiness.com",
      },
      phone: {
        label: "Phone",
        required: true,
        type: "tel",
        autocomplete: "tel",
        hint: "With country code, if you are abroad.",
      },
      company: {
        label: "Company",
        required: false,
        type: "text",
        autocomplete: "organization",
      },
      website: {
        label: "Website",
        required: false,
        type: "url",
        autocomplete: "url",
        placeholder: "https://",
      },
      service: {
        label: "Service",
        required: false,
        type: "select",
        autocomplete: "off",
      },
      message: {
        label: "Message",
        required: true,
        type: "textarea",
        autocomplete: "off",
        hint: "Which task, how often, and in which tools? Two sentences are enough.",
      },
    },
    optionalNote: "optional",
    submit: "Send Message",
    submitting: "Sending...",
    // The beginning of a message, after a search of the library that found nothing. {searched}: what for.
    searched: "I searched your templates for “{searched}” and did not find it. My task: ",
    privacy: {
      before: "We use your details to answer you, and for nothing else. ",
      link: "What we store",
      path: "/privacy",
      after: "",
    },
    success: {
      title: "Message Sent!",
      text: "Thank you for reaching out. We'll get back to you soon.",
      again: "Write another message",
    },
    errors: {
      failed: "Failed to send message",
      notJson: "Unexpected response from server (not JSON).",
      other: "Something went wrong. Please try again.",
    },
  },
};
