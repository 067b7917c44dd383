import { passport as content } from "#content/library/passport.ts";
import { brand } from "#content/site/brand.ts";
import { TextLink } from "#design/text-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof } from "../../views.ts";
import { Folded, Line, Lines, Points } from "./part.tsx";

const labels = content.proof;
const KINDS = ["normal", "rejected", "empty", "error"] as const;

export function Proof({ proof: { passport } }: { proof: PassportProof }) {
  const { slug, situations, faults, again } = passport;
  return (
    <>
      <Points
        points={present(
          ...labels.points.map((point) => interpolate(point, { brand: brand.name })),
          again && interpolate(labels.values, { count: again.values }),
          again && again.items > 0 && interpolate(labels.items, { count: again.items }),
          ...(again?.except ?? []).map((one) => interpolate(labels.except, one)),
          faults
            ? interpolate(labels.faults, { made: faults.made, noticed: faults.noticed })
            : labels.none,
        )}
      />
      <p className="mt-3">
        <TextLink alone to={templatePath(slug)}>
          {labels.watch}
        </TextLink>
      </p>
      <Folded summary={interpolate(labels.list, { count: situations.length })}>
        <Lines>
          {KINDS.map((kind) => {
            const names = situations.filter((one) => one.kind === kind);
            return (
              names.length > 0 && (
                <Line key={kind} name={labels.kinds[kind]}>
                  <ul className="space-y-1">
                    {names.map(({ name }) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </Line>
              )
            );
          })}
        </Lines>
      </Folded>
      {faults && <Faults {...faults} />}
    </>
  );
}

function Faults({ missed, harmless }: NonNullable<Passport["faults"]>) {
  const { length: count } = missed;
  return (
    <>
      {count > 0 && (
        <Folded summary={count === 1 ? labels.missedOne : interpolate(labels.missed, { count })}>
          <ul className="mt-1 list-disc space-y-1 ps-5 text-[0.9375rem]/[1.55] text-muted">
            {missed.map((fault) => (
              <li key={fault}>{faultInWords(fault)}</li>
            ))}
          </ul>
        </Folded>
      )}
      {harmless.length > 0 && (
        <p className="mt-2 text-[0.9375rem]/[1.55] text-muted">
          {interpolate(labels.harmless, { count: harmless.length })}
        </p>
      )}
    </>
  );
}

const { faults } = content;

/**
 * Describes a mutation, which is a mistake that was put into a copy of the template on purpose.
 * @param fault - the mutation, such as "Read the answer › jsCode: 'end' → ''"
 */
export function faultInWords(fault: string): string {
  const [step = "", ...rest] = fault.split(" › ");
  const what = rest.join(" › ");
  const [, before = "", after = ""] = /^(?:[^:]*: )?(.*) → (.*?)(?: \(\d+\))?$/.exec(what) ?? [];
  return interpolate(content.proof.fault, { step, what: kindOf(what, before, after) });
}

function kindOf(what: string, before: string, after: string): string {
  if (what === "without alwaysOutputData") return faults.empty;
  if (what === "without executeOnce") return faults.once;
  if (/^without (?:retryOnFail|maxTries)$/.test(what)) return faults.tries;
  if (what.startsWith("without ")) return faults.safety;
  if (what.includes("time zone") || after.includes("setZone")) return faults.zone;
  if (what.endsWith(" left out")) return faults.setting;
  if (/^[<>]=?$|^[gl]te?$/.test(before)) return faults.limit;
  if (/^-?\d+$/.test(before)) return faults.number;
  if (before === "&&" || before === "||") return faults.andOr;
  if (before === "+") return faults.minus;
  if (after === ";" || after === "nothing") return faults.line;
  if (swap(before) === after) return faults.other;
  if (/^''$|^""$/.test(after)) return faults.emptied;
  if (/^''$|^""$/.test(before)) return faults.filled;
  return after.length < before.length ? faults.part : faults.value;
}

function swap(code: string): string {
  return code.replace("first()", "last()").replace("find(", "findLast(");
}
