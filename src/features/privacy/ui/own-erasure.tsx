import { ownData as content, privacyDesk } from "#content/accounts/privacy-desk.ts";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ErasureResult } from "../contract.ts";
import { ErasedList } from "./erased-list.tsx";

/** Tells what was deleted with an account. The page shows this only once, because the result cannot be loaded again. */
export function OwnErasure({ result: { erased, copies, wiped } }: { result: ErasureResult }) {
  const last = copies
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return (
    <section aria-labelledby="erased" className="mb-8 flex flex-col gap-3 text-small">
      <h2 id="erased" className="font-semibold">
        {privacyDesk.erased}
      </h2>
      <ErasedList erased={erased} />
      <h2 className="font-semibold">{content.staysTitle}</h2>
      <ul className="list-disc ps-5">
        {content.stays.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {last && <li>{interpolate(content.staysInBackups, { date: formatDate(last) })}</li>}
        {wiped !== "yes" && <li>{content.wiped[wiped]}</li>}
      </ul>
    </section>
  );
}
