import { storeBusiness, lockBusiness } from "#platform/business/business-store.ts";
import { refreshBusiness } from "#platform/business/business.ts";
import { contentBrand } from "#shared/business/apply-brand.ts";
import { caseStudies } from "#content/landing/case-studies.ts";
import { isSample } from "#content/site/brand.ts";
import { claims } from "#content/site/claims.ts";
import { people } from "#content/site/people.ts";
import type { BusinessSettings } from "#shared/business/settings.ts";
import { libraryChanged } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";

export const OWN_BUSINESS = {
  name: "Quillfern",
  tagline: "Work that does itself.",
  description: "Quillfern automates routine work for small businesses.",
  bookingUrl: "https://cal.quillfern.test/30min",
  place: "Graz, and by video.",
  openingHours: "Monday to Friday, 9 to 17.",
  people: [{ name: "Ida Moor", role: "Answers and builds.", languages: "German, English" }],
  prices: [{ label: "A day", text: "900 euros" }],
  accent: { dark: "#7fd1ff", light: "#00538a" },
  legal: {
    company: "Quillfern GmbH",
    representedBy: "Ida Moor",
    street: "Murgasse 1",
    city: "8010 Graz",
    country: "Austria",
    register: "FN 123456 a, Graz",
    vatId: "ATU12345678",
  },
  email: {
    hello: "hello@quillfern.test",
    support: "help@quillfern.test",
    privacy: "privacy@quillfern.test",
  },
} as const satisfies BusinessSettings;

export async function setBusiness(
  platform: Platform,
  settings: BusinessSettings = OWN_BUSINESS,
): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    await lockBusiness(tx);
    await storeBusiness(tx, { settings });
  });
  libraryChanged(platform);
  await refreshBusiness(platform);
}

/** Returns sample data of the folder content/ that no page may show once a business has data of its own. */
export function sampleValues(): string[] {
  const { name, email, legal, bookingUrl } = contentBrand();
  const values = [name, bookingUrl, ...Object.values(email), ...Object.values(legal)];
  return [...values.filter((value) => value === name || isSample(value)), ...SAMPLES];
}

// These values are read when this module is loaded, before a test replaces the samples.
const SAMPLES = [
  ...people.team.map(({ name }) => name),
  ...people.facts.filter(({ sample }) => sample).map(({ text }) => text),
  ...caseStudies.shown.flatMap(({ name, company, content }) => [name, company, content]),
  claims.served,
  claims.payBack,
  claims.live,
  claims.answerTime,
  "/#testimonials",
  // German texts of the assistant with the claims listed above. "ber 100" matches "Über 100" and "über 100".
  "ber 100",
  "3 bis 6 Monate",
  "2 bis 4 Wochen",
  "eines Arbeitstages",
];
