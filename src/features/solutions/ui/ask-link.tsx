import { solutions } from "#content/site/solutions.ts";
import { ActionLink } from "#client/action-link.tsx";

/**
 * Links to the contact form, which then begins the message with a sentence about the industry or service.
 * @param about - slug of the industry or service
 */
export function AskLink({ about, className }: { about: string | undefined; className: string }) {
  return (
    <ActionLink
      action={{ label: solutions.next.write, to: "section", section: "contact-form" }}
      {...(about && { search: `?about=${about}` })}
      className={className}
    />
  );
}
