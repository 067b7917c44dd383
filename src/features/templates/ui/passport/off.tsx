import { passport as words } from "#content/library/passport.ts";
import { brand } from "#content/site/brand.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Line, Lines, Part, Points, quoted } from "./part.tsx";

const labels = words.off;

type Write = Passport["writes"][number];

export function Off({ passport }: { passport: Passport }) {
  const { waits, messages, writes, remembers } = passport;
  return (
    <Part id="off">
      <Points
        points={[
          ...labels.steps,
          ...(waits ? [labels.waits] : []),
          ...(messages.length > 0 ? [labels.sent] : []),
        ]}
      />
      <h3 className="mt-6 mb-3 text-title">{labels.stays}</h3>
      <Lines>
        {Object.entries(Object.groupBy(writes, placeOf)).map(([place, some = []]) => (
          <Line key={place} name={place}>
            {actsText(some)}
          </Line>
        ))}
        <Line name={labels.runs}>{labels.runsText}</Line>
        {remembers.map(({ step, most }) => (
          <Line key={step} name={interpolate(labels.memory, { step })}>
            {interpolate(labels.memoryText, { most: most.toLocaleString(brand.locale) })}
          </Line>
        ))}
      </Lines>
    </Part>
  );
}

/** Returns a name such as "Google Sheets, Leads". */
function placeOf({ service, places }: Write): string {
  if (service === OWN_TABLE) return interpolate(labels.ownTable, { place: places.join(", ") });
  return [service, ...places].join(", ");
}

/** n8n's label of its node for the tables that n8n itself keeps. */
const OWN_TABLE = "Data table";

function actsText(writes: readonly Write[]): string {
  const sentences = Object.entries(Object.groupBy(writes, ({ act }) => act)).map(([act, some]) =>
    interpolate(labels.acts[act as Write["act"]], {
      steps: quoted(some.map(({ step }) => step)),
    }),
  );
  const deletes = writes.some(({ act }) => act === "remove");
  return [...sentences, ...(deletes ? [] : [labels.untilYou])].join(" ");
}
