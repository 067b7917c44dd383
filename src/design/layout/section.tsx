import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Container } from "./container.tsx";

export type SectionProps = {
  id: string;
  heading: string;
  intro?: string;
  /** beside: on a wide screen the heading stays at the left while the content passes. */
  layout?: "above" | "beside";
  space?: keyof typeof SPACES;
  className?: string;
  children: ReactNode;
};

const SPACES = { near: "py-near", usual: "py-section", far: "py-far" };

export function Section({
  id,
  heading,
  intro,
  layout = "above",
  space = "usual",
  className,
  children,
}: SectionProps) {
  const beside = layout === "beside";
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={classes("in-turn", SPACES[space], className)}
    >
      <Container
        className={beside ? "grid gap-x-16 lg:grid-cols-[1fr_2fr] print:block" : undefined}
      >
        <header
          data-reveal
          className={classes(
            "mb-6 max-w-[42rem] lg:mb-8 print:break-inside-avoid print:break-after-avoid",
            beside && "lg:sticky lg:top-28 lg:self-start",
          )}
        >
          <h2 id={`${id}-heading`} className="text-heading">
            {heading}
          </h2>
          {intro && <p className="mt-3 text-lead text-muted">{intro}</p>}
        </header>
        <div className="min-w-0">{children}</div>
      </Container>
    </section>
  );
}
