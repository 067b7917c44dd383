import { passport as content } from "#content/library/passport.ts";
import { retention } from "#content/library/retention.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Write } from "#workflow/passport/passport.ts";
import { companiesIn, number, placeOf, quoted } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { Line, Lines, Points } from "./part.tsx";

const labels = content.changes;

export function Changes({ proof: { passport } }: { proof: PassportProof }) {
  const { writes } = passport;
  if (writes.length === 0) return null;
  const undo = (["add", "change", "remove"] as const).filter((act) =>
    writes.some((one) => one.act === act || (act === "change" && one.act === "call")),
  );
  return (
    <>
      <Lines>
        {Object.entries(Object.groupBy(writes, placeOf)).map(([place, some = []]) => (
          <Line key={place} name={place}>
            {actsText(some)}
          </Line>
        ))}
      </Lines>
      <div className="mt-4">
        <Points points={undo.map((act) => labels.undo[act])} />
      </div>
    </>
  );
}

function actsText(writes: readonly Write[]): string {
  const sentences = Object.entries(Object.groupBy(writes, ({ act }) => act)).map(([act, some]) =>
    interpolate(labels.acts[act as Write["act"]], {
      steps: quoted(some.map(({ step }) => step)),
    }),
  );
  const deletes = writes.some(({ act }) => act === "remove");
  return present(...sentences, !deletes && labels.untilYou).join(" ");
}

export function Kept({ proof: { passport } }: { proof: PassportProof }) {
  const { waits, remembers } = passport;
  const companies = companiesIn(passport).join(", ");
  const { days, most, checked, source } = retention;
  const points = present(
    waits && content.kept.waits,
    ...remembers.map((one) => interpolate(content.kept.memory, { ...one, most: number(one.most) })),
    companies !== "" && interpolate(content.kept.companies, { companies }),
    content.kept.erase,
  );
  return (
    <Points points={points}>
      <li>
        {interpolate(content.kept.runs, { days, most: number(most) })}{" "}
        <a href={source} className="underline decoration-edge underline-offset-4">
          {interpolate(content.kept.source, { day: formatDay(checked) })}
        </a>
      </li>
    </Points>
  );
}
