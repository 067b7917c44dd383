import { figuresNote, reasons, reasonsSection, sampleMark } from "#content/landing/reasons.ts";
import { Icon } from "#design/icon/icon.tsx";
import { Section } from "#design/layout/section.tsx";

export function Reasons() {
  return (
    <Section id="reasons" {...reasonsSection}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {reasons.map(({ title, text, icon, figure }) => (
          <li
            key={title}
            data-reveal
            className="flex flex-wrap items-center gap-x-3 border-t border-hairline pt-2.5 sm:block sm:pt-4"
          >
            {figure ? (
              <p className="font-display text-title font-semibold whitespace-nowrap sm:text-subheading sm:leading-8">
                {figure}
                {figuresNote() && (
                  <small className="ms-2 font-text text-small font-normal text-faint">
                    {sampleMark}
                  </small>
                )}
              </p>
            ) : (
              <Icon name={icon} className="size-6 text-accent sm:mt-1 sm:mb-3" />
            )}
            <h3 className="text-title sm:mt-2">{title}</h3>
            <p className="w-full text-muted leading-normal sm:mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
