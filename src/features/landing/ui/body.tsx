import { questions } from "#content/landing/faq.ts";
import { services } from "#content/landing/services.ts";
import { useSite } from "#client/site.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import {
  frequentQuestions,
  offeredService,
  organization,
  website,
} from "#shared/seo/structured-data.ts";
import { solutionPath } from "#shared/solution-paths.ts";
import { Hero } from "./hero/hero.tsx";

/** The hero and the structured data for search engines, as a static island: React does not render it again in the browser. */
export default function LandingBody() {
  const { origin } = useSite();
  return (
    <>
      <Hero />
      <DataBlock
        things={[
          organization(origin),
          website(origin),
          ...services.map((service) =>
            offeredService(origin, { ...service, path: solutionPath("services", service.slug) }),
          ),
          frequentQuestions(questions),
        ]}
      />
    </>
  );
}
