// Texts for search engines and shared links, besides those of each page (content/pages/).
import { brand } from "./brand.ts";
import type { PageWords, Picture } from "../types.ts";

interface Seo {
  siteName: string;
  /** `{page}` is the page's own title. */
  titlePattern: string;
  notFound: PageWords;
  shareImage: Picture;
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
};
