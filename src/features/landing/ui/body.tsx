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
import { CaseStudies } from "./case-studies.tsx";
import { Hero } from "./hero/hero.tsx";
import { Industries } from "./industries.tsx";
import { Process } from "./process.tsx";
import { Questions } from "./questions.tsx";
import { Reasons } from "./reasons.tsx";
import { Services } from "./services.tsx";

/** Everything above the contact form: nothing in the browser changes it. */
export default function LandingBody() {
  const { origin } = useSite();
  return (
    <>
      <Hero />
      <Services />
      <Reasons />
      <CaseStudies />
      <Process />
      <Industries />
      <Questions />
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
