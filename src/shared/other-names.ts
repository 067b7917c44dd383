import { caseStudies } from "#content/landing/case-studies.ts";

/** Paths that people guess, and the paths to which the site redirects them. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  "/home": "/",
  "/contact": "/#contact",
  "/contact-us": "/#contact",
  "/about": "/#people",
  "/about-us": "/#people",
  "/team": "/#people",
  "/solutions": "/services",
  "/features": "/#features",
  "/process": "/#process",
  "/case-studies": "/#testimonials",
  "/testimonials": "/#testimonials",
  "/faq": "/#faq",
  // The section `#worth` explains the costs: it contains the calculator.
  "/pricing": "/#worth",
  "/prices": "/#worth",
  "/library": "/templates",
  "/signup": "/sign-up",
  "/register": "/sign-up",
  "/signin": "/sign-in",
  "/login": "/sign-in",
  "/forgot-password": "/forgot",
  "/reset-password": "/forgot",
  "/privacy-policy": "/privacy",
  "/legal": "/imprint",
  "/impressum": "/imprint",
  "/datenschutz": "/privacy",
};

export function placeOf(address: string): string | undefined {
  const place = Object.hasOwn(OTHER_NAMES, address) ? OTHER_NAMES[address] : undefined;
  // Without case studies, the page has no section for them, so the path leads to another section. The sample case
  // studies disappear when the business sets its own name.
  if (place === "/#testimonials" && caseStudies.shown.length === 0) return "/#reasons";
  return place;
}
