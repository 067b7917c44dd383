import { figuresNote, reasons, reasonsSection, sampleMark } from "#content/landing/reasons.ts";
import { classes } from "#design/classes.ts";
import { Icon } from "#design/icon/icon.tsx";
import { Section } from "#design/layout/section.tsx";

const ROW = "flex flex-wrap items-center gap-x-3 border-t border-hairline pt-2.5";

/** Reasons with a figure stand in a row of their own above those with an icon. */
export function Reasons() {
  const withFigure = reasons.filter(({ figure }) => figure);
  const others = reasons.filter(({ figure }) => !figure);
  return (
    <Section id="reasons" {...reasonsSection}>
      {withFigure.length > 0 && (
        <ul className="mb-3 grid gap-x-8 gap-y-3 sm:mb-8 sm:auto-cols-fr sm:grid-flow-col">
          {withFigure.map(({ title, text, figure }) => (
            <li key={title} data-reveal className={`${ROW} sm:block sm:pt-4`}>
              <p className="font-display text-title leading-none font-semibold whitespace-nowrap sm:text-[clamp(1.6875rem,3.6vw,3.25rem)]">
                {figure}
                {figuresNote() && (
                  <small className="ms-2 font-text text-small font-normal text-faint">
                    {sampleMark}
                  </small>
                )}
              </p>
              <h3 className="text-title sm:mt-2">{title}</h3>
              <p className="w-full text-muted leading-normal sm:mt-1">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <ul
        className={classes(
          "grid gap-x-8 gap-y-3 sm:gap-y-0 xl:gap-y-8",
          others.length === 5 ? "xl:grid-cols-5" : "xl:grid-cols-4",
        )}
      >
        {others.map(({ title, text, icon }) => (
          <li
            key={title}
            data-reveal
            className={`${ROW} sm:grid sm:grid-cols-[1.5rem_13.5rem_1fr] sm:py-3 xl:block xl:py-0 xl:pt-4`}
          >
            <Icon name={icon} className="size-6 text-accent xl:mb-3" />
            <h3 className="text-title">{title}</h3>
            <p className="w-full text-muted leading-normal xl:mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
