// The description of the business for search engines.
import { brand } from "./brand.ts";

export const organizationFacts = {
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
  get sameAs() {
    return brand.socialLinks.map((link) => link.url);
  },
};
