import { passport as words } from "#content/library/passport.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Line, Lines, Part } from "./part.tsx";

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
