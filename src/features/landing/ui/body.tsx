import { questions } from "#content/landing/faq.ts";
import { useSite } from "#client/site.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { frequentQuestions, organization, website } from "#shared/seo/structured-data.ts";
import { Hero } from "./hero/hero.tsx";

/** The hero and structured data, as a static island, which React renders on the server only. */
export default function LandingBody() {
  const { origin } = useSite();
  return (
    <>
      <Hero />
      {/* The data names no services, because each is described on its own page. */}
      <DataBlock things={[organization(origin), website(origin), frequentQuestions(questions)]} />
    </>
  );
}
