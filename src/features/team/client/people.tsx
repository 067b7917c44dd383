import { caseStudies } from "#content/landing/case-studies.ts";
import { people } from "#content/site/people.ts";

export function People() {
  const { heading, intro, team, facts, welcome, sampleNote } = people;
  return (
    <section
      id="people"
      tabIndex={-1}
      aria-labelledby="people-heading"
      className="short-texts scroll-mt-6"
    >
      <h3 id="people-heading" className="text-subheading">
        {heading}
      </h3>
      <p className="mt-2 text-muted">{intro}</p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {team.map((person) => (
          <li key={person.name} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-12 shrink-0 place-items-center rounded-full border border-rim bg-white text-ink font-display font-semibold"
            >
              {initials(person.name)}
            </span>
            <div>
              <h4 className="text-title">{person.name}</h4>
              <p className="mt-0.5 text-[0.9375rem] leading-normal text-muted">{person.role}</p>
              <p className="text-small text-faint">{person.languages}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        {facts
          .filter(({ elsewhere }) => !elsewhere)
          .map(({ text }) => text)
          .join(" ")}{" "}
        {welcome && <span lang={welcome.lang}>{welcome.text}</span>}
      </p>
      {!caseStudies.note && team.some((person) => person.sample) && (
        <p className="mt-3 text-small text-faint">{sampleNote}</p>
      )}
    </section>
  );
}

function initials(name: string): string {
  return name.replaceAll(/(?<=\p{L})[^\s]+|\s/gu, "");
}
