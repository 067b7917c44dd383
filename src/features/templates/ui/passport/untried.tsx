import { passport as words } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Part, Points, quoted } from "./part.tsx";
import { differencesIn } from "./releases.tsx";

const labels = words.untried;

export function Untried({ passport }: { passport: Passport }) {
  return (
    <Part id="untried">
      <Points points={untriedSentences(passport)} />
    </Part>
  );
}

function untriedSentences(passport: Passport): string[] {
  const { releases, receivers, failures, untried } = passport;
  const stepsOf = (state: string) =>
    failures.flatMap((one) => (one.state === state ? [one.step] : []));
  const [handed, unplayed] = [stepsOf("handed"), stepsOf("unplayed")];
  return [
    labels.services,
    interpolate(labels.releases, { releases: releases.map(({ n8n }) => n8n).join(" and ") }),
    ...differencesIn(passport),
    labels.data,
    ...(receivers.some(({ kind }) => kind === "ai") ? [labels.models] : []),
    ...untried.map((one) => interpolate(labels.branch, one)),
    ...(unplayed.length > 0 ? [interpolate(labels.failures, { steps: quoted(unplayed) })] : []),
    ...(handed.length > 0 ? [interpolate(labels.handed, { steps: quoted(handed) })] : []),
  ];
}
