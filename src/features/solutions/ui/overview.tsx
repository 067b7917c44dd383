import { Link } from "react-router";
import { Card } from "#design/layout/card.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { Picture } from "#design/layout/picture.tsx";
import type { SolutionCard, SolutionGroup } from "../views.ts";
import { NextStep } from "./next-step.tsx";

export function Overview({
  heading,
  intro,
  groups,
}: {
  heading: string;
  intro: string;
  groups: readonly SolutionGroup[];
}) {
  return (
    <>
      <div className="wired wire">
        <Container className="pt-10 pb-14 sm:pt-20 sm:pb-20">
          <header className="max-w-[44rem]">
            <PageHeading className="wire-stop text-heading">{heading}</PageHeading>
            <p className="mt-4 text-lead text-muted">{intro}</p>
          </header>
          {groups.map(({ name, text, cards }, row) => (
            <section key={name} className="mt-12 sm:mt-16">
              <header className="items-baseline gap-x-4 lg:flex print:break-after-avoid">
                <h2 className="wire-stop text-subheading">{name}</h2>
                <p className="text-muted">{text}</p>
              </header>
              <ul className="solutions mt-5 grid gap-4 lg:gap-6">
                {cards.map((card, place) => (
                  <li key={card.path}>
                    <SolutionCardView
                      card={card}
                      variant={row * cards.length + place}
                      eager={row === 0 && place === 0}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Container>
      </div>
      <NextStep />
    </>
  );
}

/** The first card of a group is large (services.css). */
function SolutionCardView({
  card: { path, name, promise, picture },
  ...shown
}: {
  card: SolutionCard;
  variant: number;
  eager: boolean;
}) {
  return (
    <Card interactive className="solution">
      <Picture
        {...picture}
        {...shown}
        shape="wide"
        className="solution-picture *:my-auto *:h-auto"
      />
      <div className="self-center p-4 sm:p-6">
        <h3 className="text-title">
          <Link to={path} className="card-link">
            {name}
          </Link>
        </h3>
        <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">{promise}</p>
      </div>
    </Card>
  );
}
