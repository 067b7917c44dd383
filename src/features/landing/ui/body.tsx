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
import { Reasons } from "./reasons.tsx";
import { Services } from "./services.tsx";

/** Down to the library: nothing in the browser changes it. */
export default function LandingBody() {
  const { origin } = useSite();
  return (
    <>
      <Hero />
      <Services />
      <Reasons />
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
