import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import { Card } from "#design/layout/card.tsx";
import { useFocused } from "#design/focus.ts";
import type { ErasureResult, ForStaff } from "../contract.ts";
import { ErasedList } from "./erased-list.tsx";
import { Mentioned } from "./mentioned.tsx";
import { OtherAddressesNote } from "./other-addresses-note.tsx";
import { KeptCopies } from "./kept-copies.tsx";

export function ErasureReport({ result }: { result: ErasureResult & ForStaff }) {
  const { erased, copies, wiped, mentioned } = result;
  const heading = useFocused<HTMLHeadingElement>(true);
  return (
    <Card aria-labelledby="erased" className="flex max-w-xl flex-col gap-4 p-6">
      <h2 ref={heading} id="erased" tabIndex={-1} className="text-title">
        {erased.length > 0 ? words.erased : words.nothingErased}
      </h2>
      <ErasedList erased={erased} />
      <p className="text-small text-muted">{words.wiped[wiped]}</p>
      {mentioned.length > 0 && <Mentioned title={words.mentionsLeft} in={mentioned} />}
      <OtherAddressesNote others={result.others} />
      <KeptCopies copies={copies} />
    </Card>
  );
}
