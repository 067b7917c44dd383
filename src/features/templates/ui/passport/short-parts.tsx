import { passport as words } from "#content/library/passport.ts";
import { brand } from "#content/site/brand.ts";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { quoted } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { FromGuide, Points } from "./part.tsx";

type Props = { proof: PassportProof };

export function Does({ proof: { passport } }: Props) {
  return (
    <Points
      points={passport.starts.map(({ kind, step, runs }) =>
        interpolate(words.does.starts[kind], { step, runs: runs ?? "" }),
      )}
    />
  );
}

export function Trial({ proof: { guide } }: Props) {
  const { points, published, guide: text } = words.trial;
  const isPublished = /publish the workflow|workflow active/i.test(guide.test);
  return (
    <>
      <Points points={[...points, ...(isPublished ? [published] : [])]} />
      <FromGuide html={guide.test} text={text} />
    </>
  );
}

export function Needs({ proof: { passport, setup, needs } }: Props) {
  const release = passport.releases.at(-1)?.n8n ?? "";
  const { n8n, text, values } = words.needs;
  return (
    <ul className="max-w-[48em] list-disc space-y-2 ps-5 text-muted">
      <li>{interpolate(n8n, { release })}</li>
      {needs.map((need) => (
        <li key={need} dangerouslySetInnerHTML={{ __html: need }} />
      ))}
      <li>{interpolate(text, { ...setup, values: setup.values.length })}</li>
      {setup.values.length > 0 && (
        <li>{interpolate(values, { values: setup.values.join(", ") })}</li>
      )}
    </ul>
  );
}

export function Texts({ proof: { licence } }: Props) {
  return (
    <Points points={words.texts.points.map((point) => interpolate(point, { license: licence }))} />
  );
}

export function Law({ proof: { guide } }: Props) {
  return (
    <>
      <Points points={words.law.points} />
      <FromGuide html={guide.privacy} text={words.law.guide} />
    </>
  );
}

export function Down({ proof: { passport } }: Props) {
  const { starts, waits } = passport;
  const kinds = (["clock", "mailbox", "poll", "form", "chat", "web"] as const).filter((kind) =>
    starts.some((one) => one.kind === kind),
  );
  const { run, waits: waiting, watch } = words.down;
  return (
    <Points
      points={[...kinds.map((kind) => words.down[kind]), run, ...(waits ? [waiting] : []), watch]}
    />
  );
}

export function Repeats({ proof: { passport } }: Props) {
  const situations = passport.repeats?.situations ?? [];
  if (situations.length === 0) return null;
  return (
    <p className="text-muted">
      {interpolate(words.repeats.seen, { situations: quoted(situations) })}
    </p>
  );
}

export function Nonsense({ proof: { passport } }: Props) {
  const { situations, again } = passport;
  const { signs } = words.nonsense;
  const names = situations.flatMap(({ kind, name }) =>
    kind === "rejected" || kind === "empty" ? [`${name}.`] : [],
  );
  return (
    <Points points={[...names, ...(again ? [interpolate(signs, { count: again.signs })] : [])]} />
  );
}

export function Off({ proof: { passport } }: Props) {
  const { waits, messages } = passport;
  const { back, access, waits: waiting, sent, stays } = words.off;
  return (
    <Points
      points={[
        back,
        ...(waits ? [waiting] : []),
        access,
        ...(messages.length > 0 ? [sent] : []),
        stays,
      ]}
    />
  );
}

export function Help({ proof: { licence } }: Props) {
  const { points, fix, write } = words.help;
  return (
    <>
      <Points
        points={points.map((point) => interpolate(point, { license: licence, brand: brand.name }))}
      />
      <p className="mt-4 text-muted">
        {fix} <TextLink to="/#contact">{write}</TextLink>
      </p>
    </>
  );
}

export function Untried({ proof: { passport } }: Props) {
  return <Points points={untriedSentences(passport)} />;
}

function untriedSentences(passport: Passport): string[] {
  const { releases, receivers, failures, untried, starts, repeats } = passport;
  const labels = words.untried;
  const stepsOf = (state: string) =>
    failures.flatMap((one) => (one.state === state ? [one.step] : []));
  const [handed, unplayed] = [stepsOf("handed"), stepsOf("unplayed")];
  return [
    labels.services,
    interpolate(labels.releases, { releases: releases.map(({ n8n }) => n8n).join(" and ") }),
    labels.data,
    labels.people,
    labels.delivery,
    labels.down,
    ...(repeats?.situations.length ? [] : [labels.repeats]),
    ...(receivers.some(({ kind }) => kind === "ai") ? [labels.models] : []),
    ...untried.map((one) => interpolate(labels.branch, one)),
    ...(unplayed.length > 0 ? [interpolate(labels.failures, { steps: quoted(unplayed) })] : []),
    ...(handed.length > 0 ? [interpolate(labels.handed, { steps: quoted(handed) })] : []),
    ...starts.flatMap(({ kind, step }) =>
      kind === "failure" ? [interpolate(labels.report, { step })] : [],
    ),
  ];
}
