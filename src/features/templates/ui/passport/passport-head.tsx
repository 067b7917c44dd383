import { passport as words } from "#content/library/passport.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { PARTS } from "../../passport/answers.ts";
import { soundReleases } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { differencesIn } from "./releases.tsx";

const { verdict } = words;

export function PassportHead({ proof: { passport } }: { proof: PassportProof }) {
  const [newest] = passport.releases;
  return (
    <>
      <p className="mt-6 flex max-w-[44em] items-start gap-3">
        <span aria-hidden className="mt-1 size-4 shrink-0 rounded-full bg-success" />
        <span>
          <strong className="text-success">{verdict.green}.</strong>{" "}
          {interpolate(verdict.greenText, { releases: soundReleases(passport) })}
          {differencesIn(passport).map((text) => (
            <span key={text} className="mt-2 block">
              {text}
            </span>
          ))}
        </span>
      </p>
      {newest && (
        <p className="mt-3 max-w-[48em] text-small text-muted">
          {interpolate(words.who, {
            version: passport.version,
            n8n: newest.n8n,
            day: formatDay(newest.on),
          })}
        </p>
      )}
      <nav
        aria-label={words.contents}
        className="mt-8 max-w-[56rem] gap-x-8 rounded-card border border-hairline bg-surface p-5 text-small @2xl:columns-2 print:hidden [&>a]:block [&>a]:py-1.5 [&>a]:underline [&>a]:decoration-edge [&>a]:underline-offset-4"
      >
        {PARTS.map((id) => (
          <a key={id} href={`#${id}`}>
            {words[id].heading}
          </a>
        ))}
      </nav>
    </>
  );
}
