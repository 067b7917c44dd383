import { accessPages } from "#content/library/access.ts";
import { passport as content } from "#content/library/passport.ts";
import { brand } from "#content/site/brand.ts";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { quoted, readerOf } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { FromGuide, Points } from "./part.tsx";

type Props = { proof: PassportProof };

export function Does({ proof: { passport } }: Props) {
  return (
    <Points
      points={passport.starts.map(({ kind, step, runs }) =>
        interpolate(content.does.starts[kind], { step, runs: runs ?? "" }),
      )}
    />
  );
}

export function Trial({ proof: { guide } }: Props) {
  const { points, published, guide: text } = content.trial;
  const isPublished = /publish the workflow|workflow active/i.test(guide.test);
  return (
    <>
      <Points points={present(...points, isPublished && published)} />
      <FromGuide html={guide.test} text={text} />
    </>
  );
}

export function Needs({ proof: { passport, setup, needs, costs } }: Props) {
  const release = passport.releases.at(-1)?.n8n ?? "";
  const others = needs.filter((need) => need !== "n8n");
  const { n8n, text, values, weekly } = content.needs;
  const points = present(
    interpolate(text, { ...setup, values: setup.values.length }),
    setup.values.length > 0 && interpolate(values, { values: setup.values.join(", ") }),
    interpolate(weekly, { work: weeklyWork(passport), count: costs.count }),
  );
  return (
    <Points points={points}>
      <li>{interpolate(n8n, { release })}</li>
      {others.length > 0 && <li dangerouslySetInnerHTML={{ __html: others.join("; ") }} />}
    </Points>
  );
}

/** Names the steps that make work for people: they send messages to read, questions to answer, or drafts to check. */
function weeklyWork({ messages }: Passport): string {
  const { weeklyReads, weeklyAsks, weeklyDrafts } = content.needs;
  const stepsOf = (isMeant: (one: Passport["messages"][number]) => boolean) =>
    messages.flatMap((one) => (isMeant(one) ? [one.step] : []));
  const isQuestion = (one: Passport["messages"][number]) => one.seen[0]?.message.act === "approve";
  const saying = (text: string, steps: string[]) =>
    steps.length > 0 && interpolate(text, { steps: quoted(steps) });
  return present(
    saying(
      weeklyReads,
      stepsOf((one) => readerOf(one) === "own" && !isQuestion(one)),
    ),
    saying(weeklyAsks, stepsOf(isQuestion)),
    saying(
      weeklyDrafts,
      stepsOf((one) => readerOf(one) === "draft"),
    ),
  ).join("");
}

export function Texts() {
  return <Points points={content.texts.points} />;
}

export function Law({ proof: { guide } }: Props) {
  return (
    <>
      <Points points={content.law.points} />
      <FromGuide html={guide.privacy} text={content.law.guide} />
    </>
  );
}

export function Down({ proof: { passport } }: Props) {
  const { starts, waits } = passport;
  const kinds = (["clock", "mailbox", "poll", "form", "chat", "web"] as const).filter((kind) =>
    starts.some((one) => one.kind === kind),
  );
  const texts = kinds.map((kind) => content.down[kind]);
  const { run, waits: waiting, watch } = content.down;
  return <Points points={present(...texts, run, waits && waiting, watch)} />;
}

export function Repeats({ proof: { passport } }: Props) {
  const situations = passport.repeats?.situations ?? [];
  if (situations.length === 0) return null;
  return (
    <p className="text-muted">
      {interpolate(content.repeats.seen, { situations: quoted(situations) })}
    </p>
  );
}

export function Nonsense({ proof: { passport } }: Props) {
  const { again } = passport;
  if (!again) return null;
  return (
    <p className="text-muted">{interpolate(content.nonsense.signs, { count: again.signs })}</p>
  );
}

export function Off({ proof: { passport, costs } }: Props) {
  const { back, waits, access } = content.off;
  return (
    <>
      <Points points={present(back, passport.waits && waits, access)} />
      <div className="ps-5">
        <Points points={accessTexts(costs.services)} />
      </div>
    </>
  );
}

function accessTexts(services: PassportProof["costs"]["services"]): string[] {
  const { accessAt, accessElsewhere } = content.off;
  const others = services.flatMap(({ slug, name }) => (accessPages[slug] ? [] : [name]));
  return present(
    ...services.map(({ slug, name }) => {
      const page = accessPages[slug]?.page;
      return page && interpolate(accessAt, { name, page });
    }),
    others.length > 0 && interpolate(accessElsewhere, { others: others.join(", ") }),
  );
}

export function Help({ proof: { licence, passport } }: Props) {
  const { points, fix, write } = content.help;
  return (
    <>
      <Points
        points={points.map((point) => interpolate(point, { license: licence, brand: brand.name }))}
      />
      <p className="mt-4 text-muted">
        {fix} <TextLink to={`/?template=${passport.slug}#contact-form`}>{write}</TextLink>
      </p>
    </>
  );
}

export function Untried({ proof: { passport } }: Props) {
  const { releases, receivers, failures, untried, starts, repeats } = passport;
  const labels = content.untried;
  const stepsOf = (state: string) =>
    failures.flatMap((one) => (one.state === state ? [one.step] : []));
  const [handed, unplayed] = [stepsOf("handed"), stepsOf("unplayed")];
  const points = present(
    labels.services,
    interpolate(labels.releases, { releases: releases.map(({ n8n }) => n8n).join(" and ") }),
    labels.data,
    labels.people,
    labels.down,
    !repeats?.situations.length && labels.repeats,
    receivers.some(({ kind }) => kind === "ai") && labels.models,
    ...untried.map((one) => interpolate(labels.branch, one)),
    unplayed.length > 0 && interpolate(labels.failures, { steps: quoted(unplayed) }),
    handed.length > 0 && interpolate(labels.handed, { steps: quoted(handed) }),
    ...starts.map(({ kind, step }) => kind === "failure" && interpolate(labels.report, { step })),
  );
  return <Points points={points} />;
}
