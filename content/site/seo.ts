// Texts for search engines and shared links, besides those of each page (content/pages/): share
// picture and organization.
import { brand } from "./brand.ts";
import type { PageWords, Picture } from "../types.ts";

interface Seo {
  siteName: string;
  /** `{page}` is the page's own title. */
  titlePattern: string;
  notFound: PageWords;
  shareImage: Picture;
  organization: {
    type: "Organization" | "ProfessionalService";
    name: string;
    description: string;
    logo: string;
    email: string;
    knowsAbout: readonly string[];
    sameAs: readonly string[];
  };
}

export const seo: Seo = {
  get siteName() {
    return brand.name;
  },
  // {page}: the page's own title.
  get titlePattern() {
    return `{page} | ${brand.name}`;
  },
  notFound: {
    title: "Page not found",
    description: "There is no page at this address.",
  },
  shareImage: {
    src: "/share.png",
    get alt() {
      return `${brand.name}: email, form and call joined by lines of light to a hub, and from there to CRM, calendar and invoice.`;
    },
    width: 1200,
    height: 630,
  },
  organization: {
    type: "ProfessionalService",
    get name() {
      return brand.name;
    },
    get description() {
      return brand.description;
    },
    logo: "/icon-512.png",
    get email() {
      return brand.email.hello;
    },
    knowsAbout: [
      "Business process automation",
      "Workflow automation with n8n",
      "AI integration",
      "CRM integration",
      "Chatbots",
    ],
    get sameAs() {
      return brand.socialLinks.map((link) => link.url);
    },
  },
};
