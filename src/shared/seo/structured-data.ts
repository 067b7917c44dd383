import { brand } from "#content/site/brand.ts";
import { seo } from "#content/site/seo.ts";
import type { Service } from "#content/landing/services.ts";
import type { Question } from "#content/types.ts";

/** A node of schema.org's graph. */
export type SchemaOrgNode = { "@type": string; [property: string]: unknown };

const organizationId = (origin: string) => `${origin}/#organization`;

export function organization(origin: string): SchemaOrgNode {
  const { type, name, description, logo, email, areaServed, knowsAbout, sameAs } = seo.organization;
  return {
    "@type": type,
    "@id": organizationId(origin),
    url: `${origin}/`,
    name,
    description,
    slogan: brand.tagline,
    logo: `${origin}${logo}`,
    image: `${origin}${seo.shareImage.src}`,
    email,
    areaServed,
    knowsAbout,
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

/** The site with its search: the template library's. */
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
  { slug, title, description, image }: Service,
): SchemaOrgNode {
  return {
    "@type": "Service",
    "@id": `${origin}/#${slug}`,
    name: title,
    serviceType: title,
    description,
    image: `${origin}${image.src}`,
    provider: { "@id": organizationId(origin) },
  };
}

/** A template of the library: source that one runs in one's own n8n. */
export function templateCode(
  origin: string,
  about: {
    path: string;
    name: string;
    description: string;
    image: string;
    version: string;
    /** SPDX identifier, where it is known. */
    licence: string | undefined;
    /** ISO timestamps. */
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

/** Questions with the answers that stand on the same page. */
export function frequentQuestions(questions: readonly Question[]): SchemaOrgNode {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
    })),
  };
}

/** The way from the front page to this one, which is the last entry. */
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
