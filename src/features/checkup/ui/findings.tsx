import { checkPage } from "#content/library/check-page.ts";
import type { Finding, Profile } from "#check/checkup.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { LevelSign } from "./level-sign.tsx";

const { result: labels, levels, repair } = checkPage;
const MAX_FIRST = 5;
/**
 * If a finding concerns more than MAX_OPEN places in the workflow, the list of these places is closed until the visitor
 * opens it. The list has at most MAX_PLACES entries.
 */
const MAX_OPEN = 3;
const MAX_PLACES = 50;

/** Returns the HTML id of a finding's card. The id is unique, because a rule has at most one finding of each level. */
export function cardId({ rule, level }: Finding): string {
  return `finding-${rule}-${level}`;
}

export function Findings({
  isEmpty,
  profile,
  findings,
  selected,
  nodes,
  onShow,
}: {
  /** Whether the workflow has no steps. */
  isEmpty: boolean;
  profile: Profile;
  findings: readonly Finding[];
  selected: Finding | undefined;
  /** Names of the nodes in the drawing. */
  nodes: ReadonlySet<string>;
  onShow: (finding: Finding, node: string) => void;
}) {
  if (isEmpty) return <p className="text-lead">{labels.empty}</p>;
  if (findings.length === 0) return <p className="text-lead">{labels.clean[profile]}</p>;
  // A single finding beyond MAX_FIRST is shown at once too, and not folded away alone.
  const rest = findings.length > MAX_FIRST + 1 ? findings.slice(MAX_FIRST) : [];
  const first = findings.slice(0, findings.length - rest.length);
  const item = (finding: Finding) => (
    <Item
      key={cardId(finding)}
      finding={finding}
      isSelected={finding === selected}
      node={finding.nodes.find((name) => nodes.has(name))}
      onShow={(node) => onShow(finding, node)}
    />
  );
  return (
    <div>
      <ol className="grid gap-3">{first.map(item)}</ol>
      {rest.length > 0 && (
        <details className="mt-4 print:block">
          <summary className="opens min-h-11 font-medium">
            {interpolate(labels.rest, { count: rest.length })}
          </summary>
          <ol start={MAX_FIRST + 1} className="mt-3 grid gap-3">
            {rest.map(item)}
          </ol>
        </details>
      )}
    </div>
  );
}

function Item({
  finding,
  isSelected,
  node,
  onShow,
}: {
  finding: Finding;
  isSelected: boolean;
  node: string | undefined;
  onShow: (node: string) => void;
}) {
  const { level, sentence, mend, consequences, repairable } = finding;
  return (
    <li
      id={cardId(finding)}
      aria-current={isSelected || undefined}
      className="rounded-card border border-hairline bg-surface p-4.5 [overflow-wrap:anywhere] outline-accent aria-current:outline-2 aria-current:outline-offset-2 print:break-inside-avoid"
    >
      <p className="flex flex-wrap items-center gap-x-1.5 text-small text-faint">
        <LevelSign level={level} />
        {levels[level].name}
        {repairable && <span className="text-muted">· {repair.mark}</span>}
      </p>
      <p className="mt-1 font-medium">{sentence}</p>
      {consequences.length > MAX_OPEN ? (
        <details className="mt-2">
          <summary className="opens min-h-11 text-small">
            {interpolate(labels.more, { count: consequences.length })}
          </summary>
          <Places places={consequences.slice(0, MAX_PLACES)} />
        </details>
      ) : (
        consequences.length > 0 && <Places places={consequences} />
      )}
      <p className="mt-2 text-[0.9375rem] text-muted">
        <strong className="font-medium text-text">{labels.mend}</strong> {mend}
      </p>
      {node !== undefined && (
        <button
          type="button"
          onClick={() => onShow(node)}
          className="mt-1 -mb-2.5 min-h-11 text-small font-semibold text-accent underline-offset-4 hover:underline print:hidden"
        >
          {labels.show}
          <span className="sr-only">: {node}</span>
        </button>
      )}
    </li>
  );
}

function Places({ places }: { places: Finding["consequences"] }) {
  return (
    <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem]/[1.55] text-muted">
      {places.map(({ sentence }, position) => (
        <li key={position}>{sentence}</li>
      ))}
    </ul>
  );
}
