import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Container } from "./container.tsx";

export type SectionProps = {
  id: string;
  heading: string;
  intro?: string;
  /**
   * Place of the heading on wide screens. `above`: above the content. `beside`: to the left of the content, where it
   * stays during scrolling.
   */
  layout?: "above" | "beside";
  className?: string;
  children: ReactNode;
};

export function Section({
  id,
  heading,
  intro,
  layout = "above",
  className,
  children,
}: SectionProps) {
  const beside = layout === "beside";
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={classes("py-section", className)}
    >
      <Container className={beside ? "two-columns gap-y-0 print:block" : undefined}>
        <SectionHead
          {...{ id, heading, intro }}
          {...(beside && {
            className: "max-w-[42rem] lg:sticky lg:top-28 lg:self-start",
            introClassName: "",
          })}
        />
        {beside ? <div className="min-w-0">{children}</div> : children}
      </Container>
    </section>
  );
}

/**
 * Heading and intro of a section. On a page with a vertical line along its side, a dot on the line marks this heading.
 */
export function SectionHead({
  id,
  heading,
  intro,
  className = "two-columns items-baseline gap-y-0",
  introClassName = "lg:mt-0",
}: Pick<SectionProps, "id" | "heading" | "intro" | "className"> & {
  introClassName?: string;
}) {
  return (
    <header
      data-reveal
      className={classes(
        "mb-5 lg:mb-9 print:break-inside-avoid print:break-after-avoid",
        className,
      )}
    >
      <h2 id={`${id}-heading`} className="wire-stop text-heading">
        {heading}
      </h2>
      {intro && (
        <p
          className={classes(
            "mt-2 max-w-[42rem] text-lead text-muted max-sm:text-body sm:mt-3",
            introClassName,
          )}
        >
          {intro}
        </p>
      )}
    </header>
  );
}
