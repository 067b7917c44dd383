import { passport as content } from "#content/library/passport.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof } from "../../views.ts";
import { Line, Lines } from "./part.tsx";

const labels = content.releases;

/** Returns a sentence for each n8n release in which the workflow ran differently than in the recorded runs. */
export function differencesIn({ releases }: Passport): string[] {
  const newest = releases.find(({ deviations }) => deviations.length === 0)?.n8n ?? "";
  return releases.flatMap(({ n8n, deviations }) => {
    if (deviations.length === 0) return [];
    const { differs, differsMany } = content.verdict;
    const situations = deviations.map(({ situation }) => `“${situation}”`).join(", ");
    const text = deviations.length === 1 ? differs : differsMany;
    return [interpolate(text, { n8n, situations, newest })];
  });
}

export function Releases({ proof: { passport } }: { proof: PassportProof }) {
  const { releases } = passport;
  const [newest = "", oldest = ""] = [releases[0]?.n8n, releases.at(-1)?.n8n];
  const others = [
    ...(newest === oldest ? [] : [[labels.between, labels.betweenText]]),
    [labels.older, labels.olderText],
    [labels.newer, labels.newerText],
  ] as const;
  return (
    <Lines>
      {releases.map(({ n8n, on, deviations }) => (
        <Line key={n8n} name={interpolate(labels.ran, { n8n, day: formatDay(on) })}>
          {deviations.length === 0 && labels.asRecorded}
          {deviations.map(({ situation, how }) => (
            <p key={situation}>
              {interpolate(labels.otherwise, { situation, how: how.join("; ") })}
            </p>
          ))}
        </Line>
      ))}
      {others.map(([name = "", text = ""]) => (
        <Line key={name} name={interpolate(name, { oldest, newest })}>
          {interpolate(text, { oldest })}
        </Line>
      ))}
    </Lines>
  );
}
