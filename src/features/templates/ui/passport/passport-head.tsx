import { passport as words } from "#content/library/passport.ts";
import { watch } from "#content/library/watch.ts";
import { TextLink } from "#design/text-link.tsx";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof } from "../../views.ts";
import { dollars } from "./costs.tsx";
import { channelText, isToldBySame } from "./failures.tsx";
import { PARTS, type PartId } from "./part.tsx";
import { differencesIn, soundReleases } from "./releases.tsx";

const { brief, verdict } = words;

export function PassportHead({ proof }: { proof: PassportProof }) {
  const { passport, summary } = proof;
  const [newest] = passport.releases;
  const answers = briefAnswers(proof);
  const { made = 0, noticed = 0 } = passport.faults ?? {};
  return (
    <>
      <p className="mt-5 max-w-[44em] text-lead text-muted">{summary}</p>
      <p className="mt-6 flex max-w-[44em] items-start gap-3">
        <span aria-hidden className="mt-1 size-4 shrink-0 rounded-full bg-success" />
        <span>
          <strong className="text-success">{verdict.green}.</strong>{" "}
          {interpolate(verdict.greenText, { releases: soundReleases(passport), made, noticed })}
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
      <dl
        aria-label={brief.heading}
        className="mt-8 grid gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface p-5 text-small @2xl:grid-cols-2"
      >
        {PARTS.map((id) => (
          <div key={id}>
            <dt>
              <TextLink to={`#${id}`}>{words[id].heading}</TextLink>
            </dt>
            <dd className="mt-0.5 break-words text-muted">{answers[id]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Returns a one-line answer to each question of the page. */
function briefAnswers({
  passport,
  setup,
  costs,
  permissions,
}: PassportProof): Record<PartId, string> {
  const { releases, situations, messages, failures, writes, checksum } = passport;
  const services = ["n8n", ...costs.services.map(({ name }) => name)].join(", ");
  const credentials = permissions
    .map(({ label }) => label.replace(/ (?:OAuth2 )?API$/i, ""))
    .filter((label) => !label.endsWith(" Auth"))
    .join(", ");
  const { made = 0, noticed = 0 } = passport.faults ?? {};
  const unplayed = failures.filter(({ state }) => state !== "played").length;
  const kept = [...new Set(writes.map(({ service }) => service))].join(", ");
  return {
    needs: interpolate(brief.needs, { services, minutes: setup.minutes + setup.connecting }),
    releases: [
      interpolate(brief.releases, { releases: soundReleases(passport) }),
      ...releases.flatMap(({ n8n, deviations: { length: count } }) =>
        count === 0
          ? []
          : [interpolate(count === 1 ? brief.differsOne : brief.differs, { n8n, count })],
      ),
      brief.otherReleases,
    ].join(" "),
    messages: messagesText(messages),
    receivers: receiversText(passport.receivers),
    permissions:
      credentials === "" ? brief.noPermissions : interpolate(brief.permissions, { credentials }),
    costs: interpolate(brief.costs, {
      services: dollars(costs.total),
      count: costs.count,
      case: costs.case,
    }),
    failures: failuresText(failures),
    repeats: passport.repeats?.text ?? words.repeats.unknown,
    off: kept === "" ? brief.off : `${brief.off} ${interpolate(brief.writes, { services: kept })}`,
    proof: interpolate(brief.proof, { situations: situations.length, made, noticed }),
    untried: [
      brief.untried,
      ...(unplayed > 0 ? [interpolate(brief.untriedFailures, { count: unplayed })] : []),
    ].join(", "),
    help: brief.help,
    check: interpolate(brief.check, { checksum: checksum.slice(0, SHOWN) }),
  };
}

/** Shown characters of a checksum, enough to compare it by eye. */
const SHOWN = "sha256-".length + 16;

function messagesText(messages: Passport["messages"]): string {
  const seen = messages.flatMap((one) => one.seen);
  if (seen.length === 0) return brief.noMessages;
  const channelsOf = (isOwn: boolean) => [
    ...new Set(messages.flatMap((one) => (one.own === isOwn ? [channelOf(one)] : []))),
  ];
  const [others, own] = [channelsOf(false), channelsOf(true)];
  return interpolate(brief.messages, {
    channels: [
      ...(others.length > 0 ? [interpolate(brief.toOthers, { channels: others.join(", ") })] : []),
      ...(own.length > 0 ? [interpolate(brief.toOwner, { channels: own.join(", ") })] : []),
    ].join(" "),
    messages: seen.length,
    steps: messages.length,
  });
}

function channelOf({ service, seen: [first] }: Passport["messages"][number]): string {
  return watch.channels[first?.message.channel ?? ""] ?? service;
}

function receiversText(receivers: Passport["receivers"]): string {
  const names = receivers.flatMap(({ company, fields, words: own, texts }) => {
    const all = [...fields, ...(own.length > 0 || texts ? [brief.texts] : [])].join(", ");
    return all === "" ? [] : [interpolate(brief.receiver, { company, fields: all })];
  });
  return names.join("; ") || brief.noReceivers;
}

function failuresText(failures: Passport["failures"]): string {
  const played = failures.filter(({ state }) => state === "played").length;
  const told = failures.filter((one) => !isToldBySame(one)).flatMap(({ tells }) => tells);
  const whom = [...new Set(told.map(channelText))].join(", ");
  return [
    interpolate(brief.failures, { steps: failures.length, played }),
    ...(whom === "" ? [] : [interpolate(brief.told, { whom })]),
  ].join(" ");
}
