import { useId } from "react";
import { industriesSection } from "#content/landing/industries.ts";
import { librarySection, libraryWords } from "#content/landing/library.ts";
import { ButtonLink } from "#design/button.tsx";
import { Section } from "#design/layout/section.tsx";
import { TextLink } from "#design/text-link.tsx";
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
        className="mt-6 lg:mt-8"
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
      <div className="mt-4 flex flex-wrap items-center gap-x-6 print:hidden">
        <ButtonLink to="/templates" variant="secondary">
          {libraryWords.all}
        </ButtonLink>
        <TextLink to="/connect#get-n8n" alone>
          {libraryWords.getN8n}
        </TextLink>
      </div>
    </Section>
  );
}
