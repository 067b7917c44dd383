import { people } from "#content/site/people.ts";
import { Chip } from "#design/chip.tsx";
import { Section } from "#design/layout/section.tsx";

export function PeopleSection() {
  const { team, facts, sample, sampleNote } = people;
  return (
    <Section id="people" layout="beside" heading={people.heading} intro={people.intro}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        {team.map((person) => (
          <li key={person.name} data-reveal className="flex gap-5">
            <span
              aria-hidden
              className="grid size-16 shrink-0 place-items-center rounded-full border border-black/10 bg-white font-display text-title font-semibold text-ink"
            >
              {initials(person.name)}
            </span>
            <div>
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title">
                {person.name}
                {person.sample && (
                  <Chip className="font-text font-normal tracking-normal">{sample}</Chip>
                )}
              </h3>
              <p className="mt-2 text-muted">{person.role}</p>
              <p className="mt-2 text-small text-faint">{person.languages}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid border-t border-hairline sm:grid-cols-3">
        {facts.map(({ label, text, foreign }) => (
          <div
            key={label}
            className="border-hairline py-5 not-last:border-b sm:pr-6 sm:not-first:border-l sm:not-first:pl-6 sm:not-last:border-b-0"
          >
            <dt className="text-small text-faint">{label}</dt>
            <dd className="mt-1.5">{text}</dd>
            {foreign && (
              <dd lang={foreign.lang} className="mt-1 text-muted">
                {foreign.text}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {team.some((person) => person.sample) && (
        <p className="mt-2 text-small text-faint">{sampleNote}</p>
      )}
    </Section>
  );
}

function initials(name: string): string {
  return name.replaceAll(/(?<=\p{L})[^\s]+|\s/gu, "");
}
