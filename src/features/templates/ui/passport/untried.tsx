import { passport as words } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Part } from "./part.tsx";
import { differencesIn } from "./releases.tsx";

const labels = words.untried;

export function Untried({ passport }: { passport: Passport }) {
  return (
    <Part id="untried">
      <ul className="max-w-[48em] list-disc space-y-2 ps-5 text-muted">
        {untriedSentences(passport).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Part>
  );
}

function untriedSentences(passport: Passport): string[] {
  const { releases, receivers, failures, untried } = passport;
  const unseen = failures.filter(({ situations }) => situations.length === 0);
  return [
    labels.services,
    interpolate(labels.releases, { releases: releases.map(({ n8n }) => n8n).join(" and ") }),
    ...differencesIn(passport),
    labels.data,
    ...(receivers.some(({ kind }) => kind === "ai") ? [labels.models] : []),
    ...untried.map((one) => interpolate(labels.branch, one)),
    ...(unseen.length > 0
      ? [interpolate(labels.failures, { steps: unseen.map(({ step }) => `“${step}”`).join(", ") })]
      : []),
  ];
}
