import { people as labels } from "#content/accounts/people.ts";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { PersonDetails } from "../contract.ts";

type Both = NonNullable<PersonDetails["person"]["touches"]>;

export function Touches({ first, last }: Both) {
  return (
    <section className="mb-8">
      <h2 className="text-small font-semibold text-muted">{labels.touches.title}</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
        <Touch name={labels.touches.first} {...first} />
        {last.at !== first.at && <Touch name={labels.touches.last} {...last} />}
      </dl>
    </section>
  );
}

function Touch({ name, source, medium, campaign, landing, at }: Both["first"] & { name: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {[source, medium, campaign].filter(Boolean).join(" · ")}{" "}
        {landing && interpolate(labels.touches.landing, { page: landing })}
        <time dateTime={at} className="block text-faint">
          {formatDate(at)}
        </time>
      </dd>
    </>
  );
}
