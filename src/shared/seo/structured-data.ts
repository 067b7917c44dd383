import { brand } from "#content/site/brand.ts";
import { organizationFacts } from "#content/site/organization.ts";
import { seo } from "#content/site/seo.ts";
import type { Picture, Question } from "#content/types.ts";
import { sharePictures } from "../business/apply-brand.ts";
import { sampleEntries } from "../imprint/imprint.ts";

export type SchemaOrgNode = { "@type": string; [property: string]: unknown };

const organizationId = (origin: string) => `${origin}/#organization`;

/** Describes the business. If its data contains sample values, the legal name and address are left out. */
export function organization(origin: string): SchemaOrgNode {
  const { type, name, description, logo, email, sameAs } = organizationFacts;
  return {
    "@type": type,
    "@id": organizationId(origin),
    url: `${origin}/`,
    name,
    description,
    slogan: brand.tagline,
    logo: `${origin}${brand.logo ?? logo}`,
    ...(sharePictures() && { image: `${origin}${seo.shareImage.src}` }),
    ...(email && { email }),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(sampleEntries().length === 0 && legalData()),
  };
}

function legalData() {
  const { company, street, city, country, vatId } = brand.legal;
  return {
    legalName: company,
    ...(vatId && { vatID: vatId }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressCountry: country,
    },
  };
}

export function website(origin: string): SchemaOrgNode {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    url: `${origin}/`,
    name: seo.siteName,
    inLanguage: brand.locale,
    publisher: { "@id": organizationId(origin) },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}/templates?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}

export function offeredService(
  origin: string,
  about: {
    path: string;
    title: string;
    description: string;
    image: Picture;
    audience?: string;
  },
): SchemaOrgNode {
  const { path, title, description, image, audience } = about;
  const url = `${origin}${path}`;
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    url,
    name: title,
    serviceType: title,
    description,
    image: `${origin}${image.src}`,
    provider: { "@id": organizationId(origin) },
    ...(audience && { audience: { "@type": "Audience", audienceType: audience } }),
  };
}

export function templateCode(
  origin: string,
  about: {
    path: string;
    name: string;
    description: string;
    image: string;
    version: string;
    licence: string | undefined;
    /** ISO timestamp, as is `changed`. */
    created: string;
    changed: string;
    keywords: readonly string[];
  },
): SchemaOrgNode {
  return {
    "@type": "SoftwareSourceCode",
    "@id": `${origin}${about.path}#template`,
    url: `${origin}${about.path}`,
    name: about.name,
    description: about.description,
    image: `${origin}${about.image}`,
    version: about.version,
    license: about.licence && `https://spdx.org/licenses/${about.licence}.html`,
    dateCreated: about.created,
    dateModified: about.changed,
    keywords: about.keywords.join(", "),
    runtimePlatform: "n8n",
    isAccessibleForFree: true,
    author: { "@id": organizationId(origin) },
  };
}

/**
 * Describes questions and their answers for search engines (`FAQPage` of schema.org). Search engines demand that the
 * page itself shows the answers.
 */
export function frequentQuestions(
  questions: readonly Pick<Question, "question" | "answer">[],
): SchemaOrgNode {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
    })),
  };
}

/**
 * Describes a guide for search engines (`HowTo` of schema.org). The description links to each step, so the page needs
 * elements with the ids `step-1`, `step-2` and so on.
 */
export function howTo(
  origin: string,
  about: {
    path: string;
    name: string;
    description: string;
    minutes: number;
    steps: readonly string[];
  },
): SchemaOrgNode {
  const url = `${origin}${about.path}`;
  return {
    "@type": "HowTo",
    "@id": `${url}#how-to`,
    url,
    name: about.name,
    description: about.description,
    totalTime: `PT${about.minutes}M`,
    step: about.steps.map((name, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name,
      url: `${url}#step-${index + 1}`,
    })),
  };
}

export function breadcrumbs(
  origin: string,
  trail: readonly { name: string; path: string }[],
): SchemaOrgNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: seo.siteName, path: "/" }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
