import { reasons, reasonsSection } from "#content/landing/reasons.ts";
import { Icon } from "#design/icon/icon.tsx";
import { Section } from "#design/layout/section.tsx";

export function Reasons() {
  return (
    <Section id="reasons" layout="beside" {...reasonsSection}>
      <ul className="grid gap-y-10 sm:grid-cols-3">
        {reasons.map(({ title, text, icon, figure }) =>
          figure ? (
            <li
              key={title}
              data-reveal
              className="sm:not-first:border-l sm:not-first:border-hairline sm:not-first:pl-7 sm:pr-5 sm:pb-2"
            >
              <p className="font-display text-[clamp(2rem,1.1rem+1.6vw,2.5rem)] leading-none font-semibold tracking-tight whitespace-nowrap">
                {figure}
              </p>
              <h3 className="mt-3 text-title">{title}</h3>
              <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">{text}</p>
            </li>
          ) : (
            <li
              key={title}
              data-reveal
              className="col-span-full -mb-10 grid grid-cols-[1.5rem_1fr] gap-x-4 gap-y-1.5 border-t border-hairline py-6 sm:grid-cols-[1.5rem_1fr_2fr] sm:gap-x-6"
            >
              <Icon name={icon} className="mt-0.5 size-5.5 text-accent" />
              <h3 className="text-title">{title}</h3>
              <p className="text-muted max-sm:col-start-2">{text}</p>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
