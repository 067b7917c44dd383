import { passportAnswers } from "#content/assistant/passport-answers.ts";
import { companiesIn, learnsOf, readerOf } from "#features/templates/server/service.ts";
import { passportPath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { TemplateFacts } from "./template-store.ts";
import type { Language } from "#platform/understanding/language.ts";

export type PassportTopic = "proof" | "fails" | "writes";

/**
 * Answers a question about a template from its passport (the facts that its test runs prove).
 * @returns undefined if the template has no passport
 */
export function fromPassport(
  topic: PassportTopic,
  { slug, passport }: TemplateFacts,
  { language, message, link }: { language: Language; message: string; link: string },
): { heading: string; text: string } | undefined {
  if (!passport) return undefined;
  const words = passportAnswers[language];
  const path = passportPath(slug);
  const sentences = TELL[topic](passport, words, message.toLowerCase());
  const text = [...sentences, interpolate(words.link, { path, template: link })].join("\n\n");
  return { heading: words[topic], text };
}

type Words = (typeof passportAnswers)[Language];
const TELL = { proof, fails, writes };

function proof({ situations, releases, faults, failures }: Passport, words: Words): string[] {
  const untried = failures.filter(({ state }) => state !== "played").map(({ step }) => step);
  return [
    interpolate(words.played, {
      situations: situations.length,
      releases: releases.map(({ n8n }) => n8n).join(", "),
      errors: situations.filter(({ kind }) => kind === "error").length,
    }),
    ...(faults ? [interpolate(words.faults, { made: faults.made, noticed: faults.noticed })] : []),
    untried.length > 0 ? interpolate(words.untried, { steps: quoted(untried) }) : words.allTried,
    words.ownRecord,
  ];
}

/** Says what happens if a service fails. If the message names some of the services, the answer is only about these. */
function fails({ failures }: Passport, words: Words, message: string): string[] {
  if (failures.length === 0) return [words.noService];
  const services = [...Map.groupBy(failures, ({ service }) => service)];
  const isNamed = ([service]: (typeof services)[number]) =>
    (SPOKEN[service] ?? service.toLowerCase().split(" ")).some((word) => message.includes(word));
  const named = services.filter(isNamed);
  const lines = (named.length > 0 ? named : services).map(([service, steps]) => {
    const ways = Map.groupBy(
      steps,
      (one) => `${words.outcomes[one.outcome]}; ${words.learns[learnsOf(one)]}`,
    );
    const descriptions = [...ways].map(
      ([way, all]) => `${quoted(all.map(({ step }) => step))}: ${way}.`,
    );
    return `- **${service}:** ${descriptions.join(" ")}`;
  });
  return [lines.join("\n")];
}

/** Words by which `fails` finds a service in a message. Every other service is found by the words of its own name. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = { Twilio: ["twilio", "sms"] };

function writes({ messages, receivers }: Passport, words: Words): string[] {
  const companies = receivers.filter(({ kind }) => kind === "ai").map(({ company }) => company);
  const lines = READERS.flatMap((reader) => {
    const steps = messages.filter((one) => readerOf(one) === reader).map(({ step }) => step);
    return steps.length > 0 ? [interpolate(words[reader], { steps: quoted(steps) })] : [];
  });
  return [
    companies.length > 0 ? interpolate(words.ai, { companies: companies.join(", ") }) : words.noAi,
    ...(lines.length > 0 ? lines : [words.onlyOwn]),
  ];
}

/**
 * Lists the companies that get personal data from a template, and says for each company which data it gets and which
 * data the template reads from it; "" if the template has no passport (the facts that its test runs prove).
 */
export function receiversOf(
  { slug, passport }: TemplateFacts,
  language: Language,
  message: string,
): string {
  if (!passport) return "";
  const words = passportAnswers[language];
  const receivers = passport.receivers.filter(({ company }) =>
    companiesIn(passport).includes(company),
  );
  const lines = receivers.map(
    ({ company, kind, services, fields, words: written, texts, gives, givesWords }) => {
      const kinds = (data: readonly string[], texted: readonly string[]) => [
        ...data.map((field) => words.kinds[field] ?? field),
        ...(texted.length > 0 ? [words.gets.words] : []),
      ];
      const gets = [...kinds(fields, written), ...(texts ? [words.gets[texts]] : [])];
      const holds = kinds(gives, givesWords).join(", ");
      const by = [...(kind === "ai" ? [words.gets.ai] : []), ...services].join(", ");
      const sentences = present(
        gets.join(", ") || words.gets.nothing,
        holds !== "" && interpolate(words.holds, { fields: holds }),
      );
      return `- **${company}** (${by}): ${sentences.join(". ")}`;
    },
  );
  const getsNames = receivers.some(
    ({ fields, words: written, texts }) => fields.includes("name") || written.length > 0 || texts,
  );
  const intro = lines.length > 0 ? words.receivers : words.noReceivers;
  return present(
    interpolate(intro, { path: passportPath(slug) }),
    lines.join("\n"),
    NAMES.test(message) && !getsNames && lines.length > 0 && words.noNames,
    COUNTRY.test(message) && lines.length > 0 && words.country,
  ).join("\n\n");
}

/** Matches words of a visitor who asks whether companies get names of people. */
const NAMES = /(?<!\p{L})(?:names?|\p{L}*namen?)(?!\p{L})/iu;
/** Matches words of a visitor who asks in which country the data is stored. */
const COUNTRY =
  /(?<!\p{L})(?:countr(?:y|ies)|land|ländern?|america|amerika|usa|united states|europe|europa|eu|germany|deutschland|abroad|ausland)(?!\p{L})/iu;

const READERS = ["draft", "asks", "shown", "alone"] as const;

function quoted(steps: readonly string[]): string {
  return [...new Set(steps)].map((step) => `“${step}”`).join(", ");
}
