import { solutions } from "#content/site/solutions.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { Section } from "#design/layout/section.tsx";
import { AskLink } from "./ask-link.tsx";

const { heading, text, call } = solutions.next;

export function NextStep({ about }: { about?: string }) {
  return (
    <Section
      id="next"
      heading={heading}
      intro={text}
      className="wired below-title overflow-clip border-t border-hairline bg-band [--wire-card:-1px] print:hidden"
    >
      <div className="flex flex-wrap gap-3">
        {/* The line beside the sections of the page ends at this button (class `wire-end`). */}
        <AskLink about={about} className={`wire-end ${buttonClasses({ size: "large" })}`} />
        <ActionLink
          action={call}
          className={buttonClasses({ variant: "secondary", size: "large" })}
        />
      </div>
    </Section>
  );
}
