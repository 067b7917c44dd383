import { passport as content } from "#content/library/passport.ts";
import { retention } from "#content/library/retention.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import { companiesIn, number } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { Points } from "./part.tsx";

const labels = content.kept;

/** Describes how long n8n, and the services that the workflow uses, store the data that passed through the workflow. */
export function Kept({ proof: { passport } }: { proof: PassportProof }) {
  const { waits, remembers } = passport;
  const companies = companiesIn(passport).join(", ");
  const { days, most, checked, source } = retention;
  const points = present(
    waits && labels.waits,
    ...remembers.map((one) => interpolate(labels.memory, { ...one, most: number(one.most) })),
    companies !== "" && interpolate(labels.companies, { companies }),
    labels.erase,
  );
  return (
    <Points points={points}>
      <li>
        {interpolate(labels.runs, { days, most: number(most) })}{" "}
        <a href={source} className="underline decoration-edge underline-offset-4">
          {interpolate(labels.source, { day: formatDay(checked) })}
        </a>
      </li>
    </Points>
  );
}
