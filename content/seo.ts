// What search engines and shared links show: titles, descriptions, share picture, organization.
// Titles up to about 60 characters, descriptions up to about 155, are shown whole.
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import type { Seo } from "./types.ts";

export const seo: Seo = {
  siteName: brand.name,
  // {page}: the page's own title.
  titlePattern: `{page} | ${brand.name}`,
  pages: {
    home: {
      title: "Smart automation for your operations",
      description: `We connect mail, forms and calls to your CRM, calendar and invoices. Live in ${claims.live.figure}, ${claims.served.figure}${claims.served.after}.`,
    },
    templates: {
      title: "Free automation templates for n8n",
      description:
        "Complete n8n workflows for small businesses: email, leads, HR, social media, invoices. Searchable, free, each with a guide that needs no programmer.",
    },
    // {title} and {summary}: the template's own.
    template: { title: "{title}", description: "{summary}" },
    privacy: {
      title: "Privacy",
      description:
        "What this website stores about you, why and for how long. No tracking cookies and no requests to other companies.",
    },
    notFound: {
      title: "Page not found",
      description: "There is no page at this address.",
    },
  },
  shareImage: {
    src: "/share.png",
    alt: "Wirewerk: mail, form and call joined by lines of light to a hub, and from there to CRM, calendar and invoice.",
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
