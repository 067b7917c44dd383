import { solutions } from "#content/site/solutions.ts";
import { promise } from "#content/site/ways-to-us.ts";
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
      className="border-t border-hairline bg-surface print:hidden"
    >
      <div className="flex flex-wrap gap-3">
        <ActionLink action={call} className={buttonClasses({ size: "large" })} />
        <AskLink about={about} className={buttonClasses({ variant: "secondary", size: "large" })} />
      </div>
      <p className="mt-5 text-small text-muted">{promise()}</p>
    </Section>
  );
}
