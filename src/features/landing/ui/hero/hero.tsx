import { hero } from "#content/landing/hero.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import { PaintWhole } from "#design/layout/paint-whole.tsx";
import { Stage } from "./stage.tsx";

export function Hero() {
  const { headline, lead, primary, secondary } = hero;
  return (
    <section id="hero" aria-labelledby="hero-heading" className="overflow-x-clip">
      <PaintWhole id="hero" />
      <Container className="grid items-end gap-x-14 gap-y-7 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_25.5rem] lg:pt-12">
        <h1 id="hero-heading" className="text-display">
          {headline.before}
          <span className="current">{headline.accent}</span>
          {headline.after}
        </h1>
        <div className="lg:pb-2">
          <p className="max-w-[38rem] text-lead text-muted">{lead}</p>
          <div className="mt-7 flex flex-col gap-3 min-[26.5rem]:flex-row min-[26.5rem]:flex-wrap">
            <ActionLink
              action={primary}
              className={`${buttonClasses({ size: "large" })} max-sm:grow`}
            />
            <ActionLink
              action={secondary}
              className={`${buttonClasses({ variant: "secondary", size: "large" })} max-sm:grow`}
            />
          </div>
        </div>
      </Container>
      <Stage />
      <Proof />
    </section>
  );
}

function Proof() {
  return (
    <Container>
      <ul className="grid border-t border-hairline md:grid-cols-3">
        {hero.proof.map(({ before, figure, after }) => (
          <li
            key={figure}
            className="border-hairline py-4 text-muted lg:text-lead not-last:border-b md:not-last:border-r md:not-last:border-b-0 md:py-7 md:not-first:pl-6 lg:not-first:pl-8"
          >
            {before}
            <strong className="font-display font-semibold whitespace-nowrap text-text">
              {figure}
            </strong>
            {after}
          </li>
        ))}
      </ul>
    </Container>
  );
}
