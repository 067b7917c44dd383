import { questions } from "#content/landing/faq.ts";
import { useSite } from "#client/site.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { frequentQuestions, organization, website } from "#shared/seo/structured-data.ts";
import { Hero } from "./hero/hero.tsx";

/** The hero and the page's structured data. They are a static island: React renders them on the server only. */
export default function LandingBody() {
  const { origin } = useSite();
  return (
    <>
      <Hero />
      {/* The structured data names no services, because each service is described on its own page. */}
      <DataBlock things={[organization(origin), website(origin), frequentQuestions(questions)]} />
    </>
  );
}
