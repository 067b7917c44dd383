import { caseStudies } from "#content/landing/case-studies.ts";
import { figuresNote, reasons, reasonsSection } from "#content/landing/reasons.ts";
import { Icon } from "#design/icon/icon.tsx";
import { Section } from "#design/layout/section.tsx";

export function Reasons() {
  return (
    <Section id="reasons" {...reasonsSection}>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-5 sm:gap-x-8 sm:gap-y-8 lg:grid-cols-4">
        {reasons.map(({ title, text, icon, figure }) => (
          <li
            key={title}
            data-reveal
            className="grid content-start border-t border-hairline pt-3 sm:pt-4"
          >
            {figure ? (
              <p className="font-display text-subheading leading-6 font-semibold sm:leading-8 whitespace-nowrap">
                {figure}
              </p>
            ) : (
              <Icon name={icon} className="size-6 text-accent sm:my-1" />
            )}
            <h3 className="mt-2 text-title">{title}</h3>
            <p className="mt-1 text-small text-muted sm:text-[0.9375rem]">{text}</p>
          </li>
        ))}
      </ul>
      {!caseStudies.note && figuresNote() && (
        <p className="mt-6 text-small text-faint">{figuresNote()}</p>
      )}
    </Section>
  );
}
