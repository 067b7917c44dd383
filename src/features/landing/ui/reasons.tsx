import { figuresNote, reasons, reasonsSection, sampleMark } from "#content/landing/reasons.ts";
import { classes } from "#design/classes.ts";
import { Icon } from "#design/icon/icon.tsx";
import { Section } from "#design/layout/section.tsx";

/** Shows reasons to hire the business. The figures of a sample business are marked as samples. */
export function Reasons() {
  return (
    <Section id="reasons" {...reasonsSection}>
      <ul className="short-texts grid gap-x-8 gap-y-3 sm:gap-y-0 xl:grid-cols-15 xl:gap-y-8">
        {reasons.map(({ title, text, icon, figure }) => (
          <li
            key={title}
            data-reveal
            className={classes(
              "flex flex-wrap items-center gap-x-3 border-t border-hairline pt-2.5 sm:grid sm:grid-cols-[10rem_13rem_1fr] sm:py-3 xl:block xl:py-0 xl:pt-4",
              // Three figures fill the first row, and five icons the second.
              figure ? "xl:col-span-5" : "xl:col-span-3",
            )}
          >
            {figure ? (
              <p className="font-display text-title font-semibold">
                {figure}
                {figuresNote() && (
                  <small className="ms-2 font-text text-small font-normal text-faint">
                    {sampleMark}
                  </small>
                )}
              </p>
            ) : (
              <Icon name={icon} className="size-6 text-accent xl:h-6.5" />
            )}
            <h3 className="text-title xl:mt-3">{title}</h3>
            <p className="w-full text-muted leading-normal xl:mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
