import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import { Card } from "#design/layout/card.tsx";
import { useFocused } from "#design/focus.ts";
import type { ErasureResult, OtherAddresses } from "../contract.ts";
import { OtherAddressesNote } from "./other-addresses-note.tsx";
import { KeptCopies } from "./kept-copies.tsx";

export function ErasureReport({ result }: { result: ErasureResult & OtherAddresses }) {
  const { erased, copies, wiped } = result;
  const heading = useFocused<HTMLHeadingElement>(true);
  return (
    <Card aria-labelledby="erased" className="flex max-w-xl flex-col gap-4 p-6">
      <h2 ref={heading} id="erased" tabIndex={-1} className="text-title">
        {erased.length > 0 ? words.erased : words.nothingErased}
      </h2>
      <ul className="list-disc ps-5 empty:hidden">
        {erased.map(({ what, count }) => (
          <li key={what}>
            {what}: {count}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{words.wiped[wiped]}</p>
      <OtherAddressesNote others={result.others} />
      <KeptCopies copies={copies} />
    </Card>
  );
}
