import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Container } from "./container.tsx";

export type SectionProps = {
  id: string;
  heading: string;
  intro?: string;
  /**
   * On wide screens: `above` sets the heading and its intro side by side above the content, `beside`
   * keeps the heading at the left while the content passes.
   */
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
      className={classes(SPACES[space], className)}
    >
      <Container
        className={beside ? "grid gap-x-16 lg:grid-cols-[1fr_2fr] print:block" : undefined}
      >
        <header
          data-reveal
          className={classes(
            "mb-6 lg:mb-8 print:break-inside-avoid print:break-after-avoid",
            beside
              ? "max-w-[42rem] lg:sticky lg:top-28 lg:self-start"
              : "lg:flex lg:items-end lg:justify-between lg:gap-16",
          )}
        >
          <h2 id={`${id}-heading`} className="text-heading">
            {heading}
          </h2>
          {intro && (
            <p
              className={classes(
                "mt-3 max-w-[42rem] text-lead text-muted",
                !beside && "lg:mt-0 lg:max-w-[34rem]",
              )}
            >
              {intro}
            </p>
          )}
        </header>
        <div className="min-w-0">{children}</div>
      </Container>
    </section>
  );
}
