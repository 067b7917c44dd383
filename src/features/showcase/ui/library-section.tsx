import { useId } from "react";
import { Link } from "react-router";
import { industries, industriesSection } from "#content/landing/industries.ts";
import { librarySection, libraryWords } from "#content/landing/library.ts";
import { ButtonLink } from "#design/button.tsx";
import { Section } from "#design/layout/section.tsx";
import { TextLink } from "#design/text-link.tsx";
import { solutionPath } from "#shared/solution-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { useLibrary } from "../client/use-library.ts";
import { Figures } from "./figures.tsx";
import { Run } from "./run.tsx";
import { TradeTabs } from "./trade-tabs.tsx";
import { useShowcase } from "./use-showcase.ts";

/** The library as proof: its figures, then the industries, each with a recorded run of a template. */
export default function LibrarySection() {
  const library = useLibrary();
  const panel = useId();
  const { showcase, chosen, choose, load, failed } = useShowcase(library?.first);
  const tabs = (
    <TradeTabs withRun={library?.shown ?? []} chosen={chosen} onChoose={choose} panel={panel} />
  );
  if (!library || library.templates === 0) {
    return (
      <Section {...industriesSection} id="industries">
        {tabs}
      </Section>
    );
  }
  return (
    <Section id="library" {...librarySection}>
      <Figures library={library} />
      <section
        id="industries"
        tabIndex={-1}
        aria-labelledby="industries-heading"
        className="mt-8 lg:mt-10"
      >
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h3 id="industries-heading" className="text-subheading">
            {industriesSection.heading}
          </h3>
          <p className="text-muted">{industriesSection.intro}</p>
        </div>
        <div className="mt-4">{tabs}</div>
        {showcase && (
          <Run key={showcase.industry} {...{ showcase, library, load, failed, panel }} />
        )}
      </section>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <ButtonLink to="/templates" variant="secondary">
          {libraryWords.all}
        </ButtonLink>
        <TextLink to="/connect#get-n8n" alone>
          {libraryWords.getN8n}
        </TextLink>
        <TradeLink industry={chosen} />
      </div>
    </Section>
  );
}

/** Leads from the chosen tab to the industry's own page. */
function TradeLink({ industry }: { industry: string }) {
  const found = industries.find(({ slug }) => slug === industry);
  if (!found) return null;
  return (
    <Link
      to={solutionPath("industries", found.slug)}
      className="onward text-accent hover:underline lg:ml-auto"
    >
      {interpolate(libraryWords.more, { industry: found.name })}
    </Link>
  );
}
