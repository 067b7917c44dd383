import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { business } from "#content/accounts/business.ts";
import type { TeamMember } from "#features/auth/contract.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { Chip } from "#design/chip.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const texts = business.team;

/** Shows the members of staff. Links on other pages lead to this section by the hash `#team`. */
export function TeamSection({ team }: { team: readonly TeamMember[] }) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The browser looked for the element `#team` before this section was loaded. It found nothing, so the effect
    // scrolls to the section.
    if (hash !== "#team") return;
    heading.current?.scrollIntoView();
    heading.current?.focus();
  }, [hash]);
  return (
    <section aria-labelledby="team" className="mb-6 max-w-3xl">
      <h2 ref={heading} id="team" tabIndex={-1} className="mb-4 text-title">
        {texts.title}
      </h2>
      <Rows>
        {team.map((member) => (
          <Row
            key={member.id}
            id={member.id}
            title={member.name || readableDomains(member.email) || member.id}
            marks={!member.hasJoined && <Chip>{texts.invited}</Chip>}
            facts={factsOf(member).filter(Boolean).join(" · ")}
          />
        ))}
      </Rows>
      <p className="mt-4 max-w-prose text-small text-muted">{texts.rights}</p>
      <p className="mt-2 max-w-prose text-small text-muted">{texts.how}</p>
      <details className="text-small">
        <summary className="min-h-11 cursor-pointer py-3">{texts.commands}</summary>
        <ul className="list-disc ps-5 text-muted">
          {texts.commandList.map((command) => (
            <li key={command}>{command}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function factsOf({ name, email, since, hasJoined, hasSecondFactor }: TeamMember) {
  const day = formatDate(since);
  return [
    name && readableDomains(email),
    interpolate(hasJoined ? texts.since : texts.invitedOn, { day }),
    hasJoined && hasSecondFactor !== null && texts.secondFactor[hasSecondFactor ? "on" : "off"],
  ];
}
