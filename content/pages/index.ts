// By path: what search engines and the site map are told. A page reads its own file, so that no other
// page's words come with it. Titles up to about 60 characters, descriptions up to about 155, are shown
// whole. A template's title and description are its own.
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
