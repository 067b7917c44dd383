import { caseStudies } from "#content/landing/case-studies.ts";

/** Guessed addresses and the pages that they redirect to. */
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
  // There is no price list; the questions explain the costs.
  "/pricing": "/#faq",
  "/prices": "/#faq",
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

/** Returns where a guessed address redirects to, a path with or without a section; undefined for others. */
export function placeOf(address: string): string | undefined {
  const place = Object.hasOwn(OTHER_NAMES, address) ? OTHER_NAMES[address] : undefined;
  // A business with a name of its own has no stories before it writes some.
  if (place === "/#testimonials" && caseStudies.shown.length === 0) return "/#reasons";
  return place;
}
