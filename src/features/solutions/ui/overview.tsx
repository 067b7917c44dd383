import { Link } from "react-router";
import { Card } from "#design/layout/card.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { Picture } from "#design/layout/picture.tsx";
import type { SolutionCard } from "../views.ts";
import { NextStep } from "./next-step.tsx";

export function Overview({
  heading,
  intro,
  cards,
}: {
  heading: string;
  intro: string;
  cards: readonly SolutionCard[];
}) {
  return (
    <>
      <div className="wired wire">
        <Container className="pt-10 pb-14 sm:pt-20 sm:pb-20">
          <header className="max-w-[44rem]">
            <PageHeading className="wire-stop text-heading">{heading}</PageHeading>
            <p className="mt-4 text-lead text-muted">{intro}</p>
          </header>
          <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {cards.map(({ path, name, promise, picture }, position) => (
              <li key={path}>
                <Card interactive className="flex h-full flex-col">
                  <Picture
                    {...picture}
                    shape="wide"
                    variant={position}
                    eager={position < 3}
                    className="overflow-hidden rounded-t-card border-b border-hairline max-sm:hidden"
                  />
                  <div className="p-5 sm:p-6">
                    <h2 className="text-title">
                      <Link to={path} className="card-link">
                        {name}
                      </Link>
                    </h2>
                    <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">{promise}</p>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </Container>
      </div>
      <NextStep />
    </>
  );
}
