import { hero } from "#content/landing/hero.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import { PaintUntilHere } from "#design/layout/paint-until-here.tsx";
import { Stage } from "./stage.tsx";

export function Hero() {
  const { headline, lead, primary, secondary } = hero;
  return (
    <section id="hero" aria-labelledby="hero-heading" className="overflow-x-clip">
      <Container className="grid items-end gap-x-14 gap-y-5 pt-7 md:pt-14 lg:grid-cols-[minmax(0,1fr)_25.5rem] lg:pt-12">
        <h1 id="hero-heading" className="text-display">
          {headline.before}
          <span className="current">{headline.accent}</span>
          {headline.after}
        </h1>
        <div className="lg:pb-2">
          <p className="max-w-[38rem] text-lead text-muted">{lead}</p>
          <div className="mt-5 flex gap-2 sm:mt-7 sm:gap-3">
            <ActionLink
              action={primary}
              className={`${buttonClasses({ size: "large" })} max-sm:grow max-sm:px-3`}
            />
            <ActionLink
              action={secondary}
              className={`${buttonClasses({ variant: "secondary", size: "large" })} max-sm:grow max-sm:px-3`}
            />
          </div>
        </div>
      </Container>
      <Stage />
      <Proof />
      <PaintUntilHere id="hero-end" />
    </section>
  );
}

function Proof() {
  return (
    <Container>
      <ul className="grid grid-cols-3 gap-x-4 border-t border-hairline md:gap-x-0">
        {hero.proof.map(({ before, figure, after }) => (
          <li
            key={figure}
            className="border-hairline py-4 text-muted max-md:text-small md:not-last:border-r md:py-6 md:not-first:pl-6 lg:text-lead lg:not-first:pl-8"
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
