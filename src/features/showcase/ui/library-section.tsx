import { useId } from "react";
import { librarySection, libraryWords } from "#content/landing/library.ts";
import { ButtonLink } from "#design/button.tsx";
import { Section } from "#design/layout/section.tsx";
import { TextLink } from "#design/text-link.tsx";
import { useLibrary } from "../client/use-library.ts";
import { Figures } from "./figures.tsx";
import { Run } from "./run.tsx";
import { TradeTabs } from "./trade-tabs.tsx";
import { useShowcase } from "./use-showcase.ts";

export default function LibrarySection() {
  const library = useLibrary();
  const panel = useId();
  const { showcase, chosen, choose, load, failed } = useShowcase(library?.first);
  if (!library || library.templates === 0) return null;
  return (
    <Section id="library" space="far" {...librarySection}>
      <Figures library={library} />
      {showcase && (
        <div className="bleed mt-10 lg:mt-14">
          <TradeTabs library={library} chosen={chosen} onChoose={choose} panel={panel} />
          <Run key={showcase.industry} {...{ showcase, library, load, failed, panel }} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
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
