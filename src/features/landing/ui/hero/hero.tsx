import { hero } from "#content/landing/hero.ts";
import { cost, promise } from "#content/site/ways-to-us.ts";
import { questions } from "#content/landing/faq.ts";
import { ActionLink } from "#client/action-link.tsx";
import { useSite } from "#client/site.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { buttonClasses } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import { PaintUntilHere } from "#design/layout/paint-until-here.tsx";
import { frequentQuestions, organization, website } from "#shared/seo/structured-data.ts";
import { Stage } from "./stage.tsx";

export default function LandingHero() {
  const { origin } = useSite();
  const { headline, lead, primary, secondary } = hero;
  return (
    <section id="hero" aria-labelledby="hero-heading" className="flow-root overflow-clip">
      <Container className="two-columns items-end gap-y-3.5 pt-6 md:pt-14 lg:pt-12">
        <h1 id="hero-heading" className="text-display xl:-mr-8">
          {headline.before}
          <span className="current">{headline.accent}</span>
          {headline.after}
        </h1>
        <div className="lg:pb-2">
          <p className="max-w-[38rem] text-lead text-muted max-sm:text-body">{lead}</p>
          <div className="mt-5 flex flex-wrap gap-2 sm:mt-7 sm:gap-3">
            <ActionLink
              action={primary}
              className={`${buttonClasses({ size: "large" })} max-sm:grow max-sm:px-3 max-[24rem]:text-[0.9375rem] max-sm:whitespace-nowrap`}
            />
            <ActionLink
              action={secondary}
              className={`${buttonClasses({ variant: "secondary", size: "large" })} max-sm:grow max-sm:px-3 max-[24rem]:text-[0.9375rem] max-sm:whitespace-nowrap`}
            />
          </div>
          <p className="mt-3 max-w-[38rem] text-[0.9375rem] leading-normal text-balance text-muted">
            {cost()} {promise()}
          </p>
        </div>
      </Container>
      <Stage />
      <PaintUntilHere id="hero-end" />
      {/* This structured data names no services, because each service is described on its own page. */}
      <DataBlock things={[organization(origin), website(origin), frequentQuestions(questions)]} />
    </section>
  );
}
