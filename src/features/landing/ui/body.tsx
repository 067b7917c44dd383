import { questions } from "#content/landing/faq.ts";
import { useSite } from "#client/site.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { frequentQuestions, organization, website } from "#shared/seo/structured-data.ts";
import { Hero } from "./hero/hero.tsx";

export default function LandingBody() {
  const { origin } = useSite();
  return (
    <>
      <Hero />
      {/* It names no services, because each service is described on its own page. */}
      <DataBlock things={[organization(origin), website(origin), frequentQuestions(questions)]} />
    </>
  );
}
