// Titles and descriptions of all pages by path, for search engines and the sitemap. A page imports
// its own file, so that it does not load the other pages' texts. Search engines show titles up to
// about 60 characters and descriptions up to about 155 completely. Templates have their own titles
// and descriptions.
import { home } from "./home.ts";
import { templates } from "./templates.ts";
import { services } from "./services.ts";
import { industries } from "./industries.ts";
import { check } from "./check.ts";
import { connect } from "./connect.ts";
import { privacy } from "./privacy.ts";
import { imprint } from "./imprint.ts";

export const pages = {
  "/": home,
  "/templates": templates,
  "/services": services,
  "/industries": industries,
  "/check": check,
  "/connect": connect,
  "/privacy": privacy,
  "/imprint": imprint,
};
