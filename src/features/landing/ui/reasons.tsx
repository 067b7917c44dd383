import { figuresNote, reasons, reasonsSection } from "#content/landing/reasons.ts";
import { classes } from "#design/classes.ts";
import { Icon } from "#design/icon/icon.tsx";
import { Section } from "#design/layout/section.tsx";

const { heading, intro } = reasonsSection;

/** Shows reasons to hire the business. If the business is a sample, a note says that its figures are samples. */
export function Reasons() {
  return (
    <Section id="reasons" heading={heading} intro={`${intro} ${figuresNote()}`.trim()}>
      <ul className="short-texts grid gap-x-8 gap-y-3 sm:gap-y-0 xl:grid-cols-15 xl:gap-y-8">
        {reasons.map(({ title, text, icon, figure }) => (
          <li
            key={title}
            data-reveal
            className={classes(
              "flex flex-wrap items-center gap-x-3 border-t border-hairline pt-2.5 sm:grid sm:grid-cols-[10rem_13rem_1fr] sm:py-3 xl:block xl:py-0 xl:pt-4",
              // On wide screens, the grid has 15 columns. Three reasons with figures fill the first row, and five
              // reasons with icons the second.
              figure ? "xl:col-span-5" : "xl:col-span-3",
            )}
          >
            {figure ? (
              <p className="font-display text-title font-semibold xl:text-heading">{figure}</p>
            ) : (
              <Icon name={icon} className="size-6 text-accent xl:h-6.5" />
            )}
            {/* On phones, all titles begin at the left edge. */}
            <h3 className="text-title max-sm:-order-1 max-sm:grow xl:mt-3">{title}</h3>
            <p className="w-full text-muted leading-normal xl:mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
