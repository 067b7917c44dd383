import { assistant } from "#content/assistant/assistant.ts";
import { german, germanPages } from "#content/assistant/german.ts";
import { germanTemplates } from "#content/assistant/german-templates.ts";
import { brand } from "#content/site/brand.ts";
import { people } from "#content/site/people.ts";
import { contactSection } from "#content/landing/contact-section.ts";
import { faqHeading, questions } from "#content/landing/faq.ts";
import { industries, industriesSection } from "#content/landing/industries.ts";
import { privacyPage } from "#content/site/privacy.ts";
import { processSection, processSteps } from "#content/landing/process.ts";
import { figuresNote, reasons, reasonsSection } from "#content/landing/reasons.ts";
import { services, servicesSection } from "#content/landing/services.ts";
import type { Action, Question } from "#content/types.ts";
import { industryPages } from "#content/industries/index.ts";
import { servicePages } from "#content/services/index.ts";
import { solutionPath } from "#shared/solution-paths.ts";
import type { Source } from "../../contract.ts";
import type { Language } from "#platform/understanding/language.ts";

export type Passage = {
  id: string;
  title: string;
  text: string;
  source: Source;
  action?: Action;
};

const home: Source = {
  get label() {
    return brand.name;
  },
  path: "/",
};

const sections = {
  services: at(servicesSection.heading, "/#features"),
  process: at(processSection.heading, "/#process"),
  reasons: at(reasonsSection.heading, "/#reasons"),
  industries: at(industriesSection.heading, "/#industries"),
};
const CONTACT: Action = { label: contactSection.heading, to: "section", section: "contact" };
const CALL = contactSection.call.action;
const PRIVACY = "privacy-";

/** Texts that the assistant may quote. The case studies are left out, because they are samples. */
export const passages: readonly Passage[] = [
  ...questions.map((question) => ofQuestion(question, at(faqHeading, "/#faq"))),
  ...assistant.knowledge.map((question) => ofQuestion(question, ofAction(question.action))),
  {
    id: "services",
    title: servicesSection.heading,
    text: `${servicesSection.intro}\n\n${services.map(({ title }) => title).join(", ")}.`,
    source: sections.services,
    action: CALL,
  },
  ...services.map(({ slug, title, description, features }) => ({
    id: slug,
    title,
    text: `${description} ${sentences(features)}`,
    source: at(title, solutionPath("services", slug)),
    action: CONTACT,
  })),
  {
    id: "process",
    title: processSection.heading,
    text: processSteps.map(({ name, text }) => `**${name}:** ${text}`).join("\n\n"),
    source: sections.process,
    action: CALL,
  },
  {
    id: "reasons",
    title: reasonsSection.heading,
    get text() {
      return reasons
        .map(({ title, text, figure }) => `**${figureOf(title, figure)}:** ${text}`)
        .concat(figuresNote() || [])
        .join("\n\n");
    },
    source: sections.reasons,
  },
  ...reasons.slice(0, 1).map((reason) => ({
    id: "served",
    get title() {
      return figuresNote() ? assistant.asksForReferences : figureOf(reason.title, reason.figure);
    },
    get text() {
      return `${reason.text} ${assistant.references}`;
    },
    source: sections.reasons,
  })),
  {
    id: "industries",
    title: industriesSection.heading,
    text: `${industriesSection.intro}\n\n${industries.map(({ name }) => name).join(", ")}.`,
    source: sections.industries,
  },
  ...industries.map(({ slug, name, text }) => ({
    id: slug,
    title: name,
    text,
    source: at(name, solutionPath("industries", slug)),
  })),
  ...privacyPage.sections
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map((section) => ({ section, ...section }))
    .map(({ section, id, heading, points }) => ({
      id: `${PRIVACY}${id}`,
      title: `${privacyPage.heading}: ${heading}`,
      get text() {
        return [...section.paragraphs, ...(points ?? [])].join("\n\n");
      },
      source: at(privacyPage.heading, `/privacy#${id}`),
    })),
  {
    id: "who",
    get title() {
      return brand.name;
    },
    get text() {
      return `${brand.description}\n\n${people.intro} ${assistant.register}`;
    },
    source: at(people.heading, "/#people"),
    action: CALL,
  },
];

/** The questions and answers in English on the pages about services and industries. */
export const solutionQuestions: readonly Passage[] = [
  ...servicePages.map((page) => ({ ...page, kind: "services" as const })),
  ...industryPages.map((page) => ({ ...page, kind: "industries" as const })),
].flatMap(({ slug, title: page, kind, questions: question }) =>
  question.map(({ question: title, answer }, n) => ({
    id: `${slug}-${n + 1}`,
    title,
    get text() {
      return answer.join("\n\n");
    },
    source: at(page, solutionPath(kind, slug)),
  })),
);

// If a text in `passages` has the same id as one in `solutionQuestions`, the text in `passages` counts.
const byId = new Map([...solutionQuestions, ...passages].map((passage) => [passage.id, passage]));

export function passageOf(id: string): Passage | undefined {
  return byId.get(id);
}

/**
 * Returns the title and text of a website text, in German if needed. Texts about a template already are in the
 * visitor's language.
 */
export function spoken(passage: Passage, language: Language): Pick<Passage, "title" | "text"> {
  return (language === "de" ? german[passage.id] : undefined) ?? passage;
}

/**
 * Returns the source of a website text, for the link below an answer. In a German answer the text of the link is
 * German, although the linked page is in English.
 */
export function sourceIn(language: Language, { label, path }: Source): Source {
  if (language === "en") return { label, path };
  const id = path.split("/").at(-1)?.replace("#", "-") ?? "";
  const passage = germanTemplates[id] ?? german[id];
  return { label: germanPages[path] ?? passage?.title ?? label, path };
}

/**
 * Finds the website text with this title. Visitors send such a title by pressing a button with a possible meaning.
 * Texts about services and industries are not found.
 */
export function passageTitled(message: string): Passage | undefined {
  const title = message.trim().toLowerCase();
  return passages.find(
    (passage) =>
      !isAboutWork(passage.id) &&
      (["en", "de"] as const).some((one) => spoken(passage, one).title.toLowerCase() === title),
  );
}

const work = new Set([...services, ...industries].map(({ slug }) => slug));
const trades = new Set(industries.map(({ slug }) => slug));

/** Whether an id is that of a website text about a service that we offer or an industry that we serve. */
export function isAboutWork(id: string): boolean {
  return work.has(id);
}

export function isTrade(id: string): boolean {
  return trades.has(id);
}

/** Whether a website text may answer any question. Texts about privacy may answer only questions about privacy. */
export function isForAnybody({ id }: Passage): boolean {
  return !id.startsWith(PRIVACY);
}

function figureOf(title: string, figure: string | undefined): string {
  return figure ? `${title}: ${figure}` : title;
}

function ofQuestion(entry: Question, source: Source): Passage {
  const { id, question, action, more } = entry;
  const { label, path } = ofAction(more);
  return {
    id,
    title: question,
    source,
    action,
    get text() {
      const parts = [...entry.answer, assistant.more[id], more && `[${label}](${path})`];
      return parts.filter(Boolean).join("\n\n");
    },
  };
}

function ofAction(action: Action | undefined): Source {
  if (action?.to === "section") return at(action.label, `/#${action.section}`);
  return action?.to === "page" ? at(action.label, action.path) : home;
}

function at(label: string, path: string): Source {
  return { label, path };
}

function sentences(parts: readonly string[]): string {
  return parts.map((part) => `${part}.`).join(" ");
}
