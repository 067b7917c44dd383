/**
 * Guessed addresses and the pages that they redirect to, tested in
 * `tests/http/other-names.endpoint.test.ts`.
 */
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
