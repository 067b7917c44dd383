import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Container } from "./container.tsx";

export type SectionProps = {
  id: string;
  heading: string;
  intro?: string;
  className?: string;
  children: ReactNode;
};

export function Section({ id, heading, intro, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={classes("py-section", className)}
    >
      <Container>
        <SectionHead {...{ id, heading, intro }} />
        {children}
      </Container>
    </section>
  );
}

export function SectionHead({
  id,
  heading,
  intro,
  className = "two-columns items-baseline gap-y-0",
}: Pick<SectionProps, "id" | "heading" | "intro" | "className">) {
  return (
    <header
      data-reveal
      className={classes(
        "mb-5 lg:mb-9 print:break-inside-avoid print:break-after-avoid",
        className,
      )}
    >
      <h2
        id={`${id}-heading`}
        className={classes("wire-stop text-heading", !intro && "col-span-full")}
      >
        {heading}
      </h2>
      {intro && (
        <p className="mt-2 max-w-[42rem] text-lead text-muted max-sm:text-body sm:mt-3 lg:mt-0">
          {intro}
        </p>
      )}
    </header>
  );
}
