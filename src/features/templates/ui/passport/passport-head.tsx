import { passport as words } from "#content/library/passport.ts";
import { brand } from "#content/site/brand.ts";
import { TextLink } from "#design/text-link.tsx";
import type { PassportView } from "../../views.ts";
import { Fact } from "./part.tsx";
import { differencesIn, soundReleases } from "./releases.tsx";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";

const { brief, verdict } = words;

export function PassportHead({ passport, view }: { passport: Passport; view: PassportView }) {
  const { version, connections } = view;
  const { releases, starts, situations, faults, messages, receivers, checksum } = passport;
  const [newest] = releases;
  const texts = messages.flatMap(({ seen }) => seen);
  const personal = receivers.filter((one) => one.fields.length > 0 || one.texts !== null);
  return (
    <>
      <p className="mt-6 flex max-w-[44em] items-start gap-3 text-lead">
        <span
          aria-hidden
          className="mt-1 grid size-7 shrink-0 place-items-center rounded-full border-2 border-success text-small text-success"
        >
          ✓
        </span>
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
        <p className="mt-3 max-w-[48em] text-muted">
          {interpolate(words.who, {
            brand: brand.name,
            version,
            n8n: newest.n8n,
            day: formatDay(newest.on),
          })}
        </p>
      )}
      <dl
        aria-label={brief.heading}
        className="mt-8 grid gap-4 rounded-card border border-hairline bg-surface p-5 text-small @md:grid-cols-2 @3xl:grid-cols-3"
      >
        <Fact name={brief.runs}>{releases.map(({ n8n }) => `n8n ${n8n}`).join(", ")}</Fact>
        <Fact name={brief.starts}>{starts.join(", ")}</Fact>
        <Fact name={brief.situations}>{situations.length}</Fact>
        {faults && (
          <Fact name={brief.faults}>
            {interpolate(brief.faultsText, { made: faults.made, noticed: faults.noticed })}
          </Fact>
        )}
        <Fact name={brief.messages}>
          {interpolate(brief.messagesText, { messages: texts.length, steps: messages.length })}
        </Fact>
        <Fact name={brief.data}>
          {personal.map(({ company }) => company).join(", ") || brief.noData}
        </Fact>
        <Fact name={brief.costs}>
          <TextLink to="#costs">
            {["n8n", ...connections.map(({ name }) => name)].join(", ")}
          </TextLink>
        </Fact>
        <Fact name={brief.checksum}>
          <code className="break-all">{checksum.slice(0, "sha256-".length + 16)}…</code>
        </Fact>
      </dl>
    </>
  );
}
