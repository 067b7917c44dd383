import { checkPage } from "#content/library/check-page.ts";
import { classes } from "#design/classes.ts";
import type { Finding } from "#check/checkup.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const { result: labels, levels } = checkPage;
/** Maximum number of findings that are shown at first. A button shows the others. */
const MAX_FIRST = 5;
const MAX_PLACES = 50;

export function Findings({
  isEmpty,
  findings,
  selected,
  nodes,
  onShow,
}: {
  /** Whether the workflow has no steps. */
  isEmpty: boolean;
  findings: readonly Finding[];
  selected: string | undefined;
  /** Names of the nodes in the drawing. */
  nodes: ReadonlySet<string>;
  onShow: (node: string) => void;
}) {
  if (isEmpty) return <p className="text-lead">{labels.empty}</p>;
  if (findings.length === 0) return <p className="text-lead">{labels.clean}</p>;
  const rest = findings.slice(MAX_FIRST);
  const item = (finding: Finding) => (
    <Item
      key={`${finding.rule} ${finding.level}`}
      finding={finding}
      isSelected={selected !== undefined && finding.nodes.includes(selected)}
      node={finding.nodes.find((name) => nodes.has(name))}
      onShow={onShow}
    />
  );
  return (
    <div>
      <ol className="grid gap-3">{findings.slice(0, MAX_FIRST).map(item)}</ol>
      {rest.length > 0 && (
        <details className="mt-4 print:block">
          <summary className="opens min-h-11 font-medium">
            {rest.length === 1
              ? labels.rest.one
              : interpolate(labels.rest.many, { count: rest.length })}
          </summary>
          <ol start={MAX_FIRST + 1} className="mt-3 grid gap-3">
            {rest.map(item)}
          </ol>
        </details>
      )}
    </div>
  );
}

const EDGES = {
  "will-not-run": "border-l-error",
  "can-hurt": "border-l-ember",
  "worth-knowing": "border-l-edge",
} as const;

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
  const { level, rule, sentence, mend, consequences } = finding;
  return (
    <li
      id={`finding-${rule}`}
      aria-current={isSelected || undefined}
      className={classes(
        "rounded-control border border-l-4 border-hairline bg-surface p-4 [overflow-wrap:anywhere] aria-current:border-accent print:break-inside-avoid",
        EDGES[level],
      )}
    >
      <p className="text-small text-faint">{levels[level].name}</p>
      <p className="mt-1 font-medium">{sentence}</p>
      <p className="mt-2 text-[0.9375rem] text-muted">
        <strong className="font-medium text-text">{labels.mend}</strong> {mend}
      </p>
      {consequences.length > 0 && (
        <details className="mt-2">
          <summary className="opens min-h-11 text-small">
            {consequences.length === 1
              ? labels.more.one
              : interpolate(labels.more.many, { count: consequences.length })}
          </summary>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-small text-muted">
            {consequences.slice(0, MAX_PLACES).map(({ sentence: place }, position) => (
              <li key={position}>{place}</li>
            ))}
          </ul>
        </details>
      )}
      {node !== undefined && (
        <button
          type="button"
          onClick={() => onShow(node)}
          className="mt-1 min-h-11 text-small font-semibold text-accent underline-offset-4 hover:underline print:hidden"
        >
          {labels.show}
          <span className="sr-only">: {node}</span>
        </button>
      )}
    </li>
  );
}
