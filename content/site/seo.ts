// What search engines and shared links show: titles, descriptions, share picture, organization.
// Titles up to about 60 characters, descriptions up to about 155, are shown whole.
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import type { Picture } from "../types.ts";

interface PageWords {
  title: string;
  description: string;
}

interface Seo {
  siteName: string;
  /** `{page}` is the page's own title. */
  titlePattern: string;
  /** By path. A template's title and description are its own. */
  pages: {
    "/": PageWords;
    "/templates": PageWords;
    "/services": PageWords;
    "/industries": PageWords;
    "/connect": PageWords;
    "/privacy": PageWords;
    "/imprint": PageWords;
  };
  notFound: PageWords;
  shareImage: Picture;
  organization: {
    type: "Organization" | "ProfessionalService";
    name: string;
    description: string;
    logo: string;
    email: string;
    areaServed: string;
    knowsAbout: readonly string[];
    sameAs: readonly string[];
  };
}

export const seo: Seo = {
  siteName: brand.name,
  // {page}: the page's own title.
  titlePattern: `{page} | ${brand.name}`,
  pages: {
    "/": {
      title: "Smart automation for your operations",
      description: `We connect email, forms and calls to your CRM, calendar and invoices. Live in ${claims.live.figure}, ${claims.served.figure}${claims.served.after}.`,
    },
    "/templates": {
      title: "Free automation templates for n8n",
      description:
        "Complete n8n workflows for small businesses: email, leads, HR, social media, invoices. Searchable, free, each with a guide that needs no programmer.",
    },
    "/services": {
      title: "Automation services for small businesses",
      description:
        "Workflows, AI, data, leads, marketing, onboarding, chatbots, phone and CRM: what each service changes in a working day, and what runs afterwards.",
    },
    "/industries": {
      title: "Automation by industry",
      description:
        "Hotels, restaurants, care homes, real estate, travel, coaching, shops, healthcare and education: what a day looks like once routine work runs by itself.",
    },
    "/connect": {
      title: "Connect your services to n8n",
      description:
        "Google, Microsoft, Slack, WhatsApp and more: how to give n8n access, click by click, with what each permission is for and what error messages mean.",
    },
    "/privacy": {
      title: "Privacy",
      description:
        "What this website stores about you, why and for how long. No tracking cookies and no requests to other companies.",
    },
    "/imprint": {
      title: "Imprint",
      description: `Who is answerable for this website: company, address, register and how to reach ${brand.name}.`,
    },
  },
  notFound: {
    title: "Page not found",
    description: "There is no page at this address.",
  },
  shareImage: {
    src: "/share.png",
    alt: `${brand.name}: email, form and call joined by lines of light to a hub, and from there to CRM, calendar and invoice.`,
    width: 1200,
    height: 630,
  },
  organization: {
    type: "ProfessionalService",
    name: brand.name,
    description: brand.description,
    logo: "/icon-512.png",
    email: brand.email.hello,
    areaServed: "Worldwide",
    knowsAbout: [
      "Business process automation",
      "Workflow automation with n8n",
      "AI integration",
      "CRM integration",
      "Chatbots",
    ],
    sameAs: brand.socialLinks.map((link) => link.url),
  },
};
