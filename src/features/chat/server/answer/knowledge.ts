import { assistant } from "#content/assistant/assistant.ts";
import { brand } from "#content/site/brand.ts";
import { contact } from "#content/landing/contact.ts";
import { faqSection, questions } from "#content/landing/faq.ts";
import { industries, industriesSection } from "#content/landing/industries.ts";
import { privacyPage } from "#content/site/privacy.ts";
import { processSection, processSteps } from "#content/landing/process.ts";
import { reasons, reasonsSection } from "#content/landing/reasons.ts";
import { services, servicesSection } from "#content/landing/services.ts";
import type { Action, Question } from "#content/types.ts";
import type { Source } from "../../contract.ts";

/** A piece of what the site says, and where it stands. */
export type Passage = { title: string; text: string; source: Source };

/** Everything the assistant may say, from the site's content. Case studies are samples: left out. */
export const passages: readonly Passage[] = [
  ...questions.map((question) => ofQuestion(question, at(faqSection.heading, "/#faq"))),
  ...assistant.knowledge.map((question) => ofQuestion(question, ofAction(question.action))),
  ...services.map(({ title, description, features }) => ({
    title,
    text: `${description} ${sentences(features)}`,
    source: at(servicesSection.heading, "/#features"),
  })),
  {
    title: processSection.heading,
    text: processSteps.map(({ name, text }) => `${name}: ${text}`).join(" "),
    source: at(processSection.heading, "/#process"),
  },
  ...processSteps.map(({ name, text, outcome, duration }) => ({
    title: `${processSection.heading}: ${name}`,
    text: `${text} ${outcome} (${duration})`,
    source: at(processSection.heading, "/#process"),
  })),
  ...reasons.map(({ title, text, figure }) => ({
    title: figure ? `${title}: ${figure}` : title,
    text,
    source: at(reasonsSection.heading, "/#reasons"),
  })),
  ...industries.map(({ name, text }) => ({
    title: name,
    text,
    source: at(industriesSection.heading, "/#industries"),
  })),
  {
    title: contact.call.action.label,
    text: `${contact.call.title}: ${contact.call.text}`,
    source: at(contact.heading, "/#contact"),
  },
  ...privacyPage.sections
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map(({ id, heading, paragraphs }) => ({
      title: `${privacyPage.heading}: ${heading}`,
      text: paragraphs.join("\n\n"),
      source: at(privacyPage.heading, `/privacy#${id}`),
    })),
  { title: brand.name, text: brand.description, source: at(brand.name, "/") },
];

function ofQuestion({ question, answer }: Question, source: Source): Passage {
  return { title: question, text: answer.join("\n\n"), source };
}

function ofAction(action: Action | undefined): Source {
  if (action?.to === "section") return at(action.label, `/#${action.section}`);
  return action?.to === "page" ? at(action.label, action.path) : at(brand.name, "/");
}

function at(label: string, path: string): Source {
  return { label, path };
}

function sentences(parts: readonly string[]): string {
  return parts.map((part) => `${part}.`).join(" ");
}
