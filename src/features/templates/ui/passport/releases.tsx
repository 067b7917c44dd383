import { passport as words } from "#content/library/passport.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Line, Lines, Part } from "./part.tsx";

/** A sentence for each release in which a situation went otherwise than recorded. */
export function differencesIn({ releases }: Passport): string[] {
  const newest = releases.find(({ deviations }) => deviations.length === 0)?.n8n ?? "";
  return releases.flatMap(({ n8n, deviations }) => {
    if (deviations.length === 0) return [];
    const { differs, differsMany } = words.verdict;
    const situations = deviations.map(({ situation }) => `“${situation}”`).join(", ");
    const text = deviations.length === 1 ? differs : differsMany;
    return [interpolate(text, { n8n, situations, newest })];
  });
}

/** The releases in which every situation ran as recorded. */
export function soundReleases({ releases }: Passport): string {
  const sound = releases.filter(({ deviations }) => deviations.length === 0);
  return sound.map(({ n8n }) => `n8n ${n8n}`).join(" and ");
}

export function Releases({ passport: { releases } }: { passport: Passport }) {
  return (
    <Part id="releases" text={words.releases.text}>
      <Lines>
        {releases.map((release) => {
          const { n8n, on } = release;
          const otherwise = release.deviations.map(({ situation, how }) =>
            interpolate(words.releases.otherwise, { situation, how: how.join("; ") }),
          );
          return (
            <Line key={n8n} name={interpolate(words.releases.ran, { n8n, day: formatDay(on) })}>
              {otherwise.length === 0
                ? words.releases.asRecorded
                : otherwise.map((text) => <p key={text}>{text}</p>)}
            </Line>
          );
        })}
      </Lines>
    </Part>
  );
}
