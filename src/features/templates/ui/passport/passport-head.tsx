import { passport as content } from "#content/library/passport.ts";
import { SetUpLink } from "#features/setup/client/set-up-link.tsx";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { GROUP_IDS, GROUPS } from "../../passport/answers.ts";
import { soundReleases } from "../../passport/wording.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof } from "../../views.ts";
import { Seal } from "../seal.tsx";
import { differencesIn } from "./releases.tsx";

const { verdict } = content;

export function PassportHead({ proof: { passport } }: { proof: PassportProof }) {
  const { slug, releases, situations, faults, version } = passport;
  const facts = [
    [verdict.situations, situations.length],
    ...(faults ? [[verdict.faults, `${faults.noticed} of ${faults.made}`]] : []),
    [verdict.recorded, formatDay(releases[0]?.on ?? "")],
    [verdict.version, version],
  ];
  return (
    <>
      <div className="mt-6 grid grid-cols-[auto_1fr] items-start gap-5 rounded-card border border-hairline bg-surface p-5 sm:grid-cols-[auto_1fr_auto] sm:p-7">
        <Seal className="size-12 sm:size-16" />
        <div className="min-w-0">
          <p>
            <strong className="block text-subheading text-success">{verdict.green}</strong>
            {interpolate(verdict.greenText, {
              releases: soundReleases(passport),
              missed: missedText(faults),
            })}
          </p>
          {differencesIn(passport).map((text) => (
            <p key={text} className="mt-2">
              {text}
            </p>
          ))}
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 col-span-2 sm:col-start-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="max-sm:col-span-full sm:col-start-3 sm:row-start-1">
          <SetUpLink slug={slug} icon={false} />
        </div>
      </div>
      <p className="mt-3 text-small text-faint">{content.who}</p>
    </>
  );
}

function missedText(faults: Passport["faults"]): string {
  const { made = 0, noticed = 0 } = faults ?? {};
  return noticed < made ? interpolate(verdict.missed, { made, noticed }) : "";
}

/**
 * The page's table of contents. On a wide page it stays visible, and if it is higher than the window, it scrolls
 * separately from the page.
 */
export function Contents() {
  return (
    <nav
      aria-label={content.contents}
      className="mb-8 flex flex-wrap gap-x-5 text-small @5xl:sticky @5xl:top-20 @5xl:mb-0 @5xl:block @5xl:max-h-[calc(100dvh-6rem)] @5xl:w-72 @5xl:overflow-y-auto print:hidden [&_a]:py-3 @5xl:[&_a]:py-0.5"
    >
      {GROUP_IDS.map((group) => (
        <div key={group} className="@5xl:mb-3">
          <a href={`#${group}`} className="block font-semibold">
            {content.groups[group]}
          </a>
          {GROUPS[group].map((id) => (
            <a key={id} href={`#${id}`} className="hidden text-muted hover:text-text @5xl:block">
              {content[id].heading}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}
