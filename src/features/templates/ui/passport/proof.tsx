import { passport as words } from "#content/library/passport.ts";
import { TextLink } from "#design/text-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Line, Lines, Part } from "./part.tsx";

const labels = words.proof;
const KINDS = ["normal", "rejected", "empty", "error"] as const;

export function Proof({ passport }: { passport: Passport }) {
  const { slug, situations, faults, again } = passport;
  return (
    <Part id="proof">
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
      <p className="mt-3">
        <TextLink alone to={templatePath(slug)}>
          {labels.watch}
        </TextLink>
      </p>
      {again && (
        <>
          <h3 className="mt-6 text-title">{labels.again}</h3>
          <ul className="mt-2 list-disc space-y-1 ps-5 text-muted">
            <li>{interpolate(labels.values, { count: again.values })}</li>
            {again.items > 0 && <li>{interpolate(labels.items, { count: again.items })}</li>}
            <li>{interpolate(labels.signs, { count: again.signs })}</li>
            {again.except.map((one) => (
              <li key={one.step}>{interpolate(labels.except, one)}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-6 text-title">{labels.faults}</h3>
      <p className="mt-2 text-muted">
        {faults
          ? interpolate(labels.faultsText, { made: faults.made, noticed: faults.noticed })
          : labels.none}
      </p>
      {faults && <Faults {...faults} />}
    </Part>
  );
}

function Faults({ missed, harmless }: NonNullable<Passport["faults"]>) {
  return (
    <>
      {missed.length > 0 && (
        <FaultList
          heading={labels.missed}
          text={labels.missedText}
          sentences={missed.map(faultInWords)}
        />
      )}
      {harmless.length > 0 && (
        <FaultList
          heading={labels.harmless}
          sentences={harmless.map(({ fault, because }) => `${faultInWords(fault)} ${because}`)}
        />
      )}
    </>
  );
}

type ListProps = { heading: string; text?: string; sentences: readonly string[] };

function FaultList({ heading, text, sentences }: ListProps) {
  return (
    <>
      <h4 className="mt-4 font-semibold">{heading}</h4>
      {text && <p className="mt-1 text-small text-muted">{text}</p>}
      <ul className="mt-1 list-disc space-y-1 ps-5 text-small text-muted">
        {sentences.map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

const { faults } = words;

/** Describes a fault that the tests put into the workflow. @param fault such as "Read the answer › jsCode: 'end' → ''" */
export function faultInWords(fault: string): string {
  const [step = "", ...rest] = fault.split(" › ");
  const what = rest.join(" › ");
  const [, before = "", after = ""] = /^(?:[^:]*: )?(.*) → (.*?)(?: \(\d+\))?$/.exec(what) ?? [];
  return interpolate(words.proof.fault, { step, what: kindOf(what, before, after) });
}

function kindOf(what: string, before: string, after: string): string {
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
