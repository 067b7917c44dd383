// "What We Deliver?": the services, each with its picture and its features.
import type { ServiceOptionValue } from "./contact.ts";
import type { IconName, Picture, SectionHeading } from "../types.ts";

export interface Service {
  slug: string;
  title: string;
  description: string;
  icon: IconName;
  image: Picture;
  features: readonly string[];
  /** Option that is selected in the contact form if the visitor asks about this service. */
  contactOption: ServiceOptionValue;
  /** Stage of the business day: incoming work, decisions, or outgoing work. */
  group: "in" | "decided" | "out";
  /** Names of categories, or words of features. Templates with these are assigned to this service. */
  template_features: readonly string[];
}

/** One of three stages of the business day. The page draws the stages along one line. */
interface ServiceGroup {
  id: Service["group"];
  name: string;
  text: string;
}

export const servicesSection: SectionHeading = {
  heading: "What We Deliver?",
  intro: "Nine jobs we take off your desk, one at a time.",
};

export const serviceGroups: readonly ServiceGroup[] = [
  {
    id: "in",
    name: "What comes in",
    text: "Inquiries, calls and questions are caught the moment they arrive, at any hour.",
  },
  {
    id: "decided",
    name: "What gets decided",
    text: "Your rules are applied every time. Where judgment counts, you are asked.",
  },
  {
    id: "out",
    name: "What goes out",
    text: "Customers hear from you, and your records stay complete.",
  },
];

export const services: readonly Service[] = [
  {
    slug: "custom-workflow-development",
    group: "decided",
    title: "Custom Workflow Development",
    description:
      "The steps your team repeats every day, mapped once, then done by a workflow that follows your rules.",
    icon: "workflow",
    image: picture(
      "custom-workflow-development",
      "A line splits at a decision: one branch is lit, the other waits for a person, and both meet again.",
    ),
    features: [
      "Built around your own tools",
      "Waits for you where a decision is needed",
      "Reports what failed, and why",
      "Documented, so others can change it",
    ],
    contactOption: "workflow",
    template_features: ["approval", "hr", "finance"],
  },
  {
    slug: "ai-integration-services",
    group: "decided",
    title: "AI Integration Services",
    description:
      "Language models where they help: reading, sorting, summarizing and drafting. You decide what goes out.",
    icon: "brain-circuit",
    image: picture(
      "ai-integration-services",
      "Loose sheets of paper run into one core and leave it sorted into three rows.",
    ),
    features: [
      "Sorts and summarizes email",
      "Reads invoices, forms and contracts",
      "Drafts replies in your tone for approval",
    ],
    contactOption: "ai",
    template_features: ["ai agents", "ai", "openai"],
  },
  {
    slug: "data-automation",
    group: "decided",
    title: "Data Automation",
    description:
      "Figures from registers, spreadsheets and databases meet in one place: checked, current, never copied by hand.",
    icon: "database",
    image: picture(
      "data-automation",
      "A database, a spreadsheet and a receipt pass a check and become one chart with a rising line.",
    ),
    features: [
      "Keeps your tools in sync",
      "Finds missing, duplicate and unlikely values",
      "Sends reports on the day you choose",
    ],
    contactOption: "data",
    template_features: ["data", "report"],
  },
  {
    slug: "lead-generation-automation",
    group: "in",
    title: "Lead Generation Automation",
    description:
      "Every inquiry is captured, completed and scored. The promising ones reach the right person while they are warm.",
    icon: "magnet",
    image: picture(
      "lead-generation-automation",
      "Many scattered points run together like field lines; one of them is lit and leads to a person.",
    ),
    features: [
      "Forms, email and ads in one list",
      "Company details filled in for you",
      "Scored by rules you can read",
      "Sales hears about hot leads right away",
    ],
    contactOption: "leadgen",
    template_features: ["lead generation"],
  },
  {
    slug: "marketing-campaign-automation",
    group: "out",
    title: "Marketing Campaign Automation",
    description:
      "Plan once. Posts, newsletters and follow-ups go out on time, and stop when somebody buys or says no.",
    icon: "megaphone",
    image: picture(
      "marketing-campaign-automation",
      "A calendar week with today marked; messages leave it for four channels, one after the other.",
    ),
    features: [
      "One calendar for all channels",
      "Email sequences that know when to stop",
      "Nothing published without your yes",
    ],
    contactOption: "marketing",
    template_features: ["marketing", "social media", "newsletter"],
  },
  {
    slug: "customer-onboarding-automation",
    group: "out",
    title: "Customer Onboarding Automation",
    description:
      "From the signed contract to the first day: welcome email, accounts, documents and tasks, in the right order.",
    icon: "user-check",
    image: picture(
      "customer-onboarding-automation",
      "A stair with a person at its foot: two steps are ticked off, a key waits on the last.",
    ),
    features: [
      "Starts when the contract is signed",
      "Collects documents and reminds politely",
      "Shows your team who is waiting for what",
    ],
    contactOption: "onboarding",
    template_features: [
      "onboarding",
      "welcome",
      "intake form",
      "time of the consent",
      "open courses",
    ],
  },
  {
    slug: "conversational-chatbots",
    group: "in",
    title: "Conversational Chatbots",
    description:
      "An assistant on your website or in WhatsApp that answers from your own documents and hands over to a person when it should.",
    icon: "messages-square",
    image: picture(
      "conversational-chatbots",
      "Two speech bubbles in conversation; a line runs from the answer to the page it was found on.",
    ),
    features: [
      "Answers from your documents only",
      "Looks up orders and appointments",
      "Hands over to your team, with the history",
      "Says that it is an AI",
    ],
    contactOption: "ai",
    template_features: ["chatbot", "whatsapp", "handbook", "documents only"],
  },
  {
    slug: "ai-caller-and-receptionist",
    group: "in",
    title: "AI Caller & Receptionist",
    description:
      "The phone is answered when your team cannot: questions, bookings and messages are taken and passed on in writing.",
    icon: "phone-call",
    image: picture(
      "ai-caller-and-receptionist",
      "A telephone whose sound wave turns into an entry in a calendar.",
    ),
    features: [
      "Answers the usual questions",
      "Books straight into your calendar",
      "Puts callers through on request",
      "Sends a summary of each call",
    ],
    contactOption: "ai",
    template_features: ["free slots", "confirms the appointment", "link to cancel"],
  },
  {
    slug: "crm-integration",
    group: "out",
    title: "CRM Integration",
    description:
      "Email, calls, forms and invoices find the right customer. The CRM stays complete.",
    icon: "contact-round",
    image: picture(
      "crm-integration",
      "A contact card in the middle; email, calls, forms, chats, appointments and invoices are joined to it by lines.",
    ),
    features: [
      "One history per customer",
      "Duplicates found and merged",
      "A won deal becomes a project",
    ],
    contactOption: "data",
    template_features: ["crm", "hubspot", "pipedrive"],
  },
];

function picture(slug: string, alt: string): Picture {
  return { src: `/images/services/${slug}.svg`, alt, width: 640, height: 360 };
}
