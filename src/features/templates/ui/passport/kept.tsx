import { passport as content } from "#content/library/passport.ts";
import { retention } from "#content/library/retention.ts";
import { brand } from "#content/site/brand.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { companiesIn } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";

const labels = content.kept;

/**
 * Describes how long n8n, and the companies whose services the workflow uses, store the data that passed through the
 * workflow.
 */
export function Kept({ proof: { passport } }: { proof: PassportProof }) {
  const { waits, remembers } = passport;
  const companies = companiesIn(passport).join(", ");
  const { days, most, checked, source } = retention;
  const points = [
    ...(waits ? [labels.waits] : []),
    ...remembers.map((one) => interpolate(labels.memory, { ...one, most: number(one.most) })),
    ...(companies === "" ? [] : [interpolate(labels.companies, { companies })]),
    labels.erase,
  ];
  return (
    <ul className="max-w-[48em] list-disc space-y-2 ps-5 text-muted">
      <li>
        {interpolate(labels.runs, { days, most: number(most) })}{" "}
        <a href={source} className="underline decoration-edge underline-offset-4">
          {interpolate(labels.source, { day: formatDay(checked) })}
        </a>
      </li>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function number(value: number): string {
  return value.toLocaleString(brand.locale);
}
