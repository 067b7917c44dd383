import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import type { OtherAddresses } from "../contract.ts";

/** Lists merged addresses. A merge is only staff's assumption, so each address is erased separately. */
export function OtherAddressesNote({ others }: OtherAddresses) {
  if (others.length === 0) return null;
  return (
    <p className="max-w-prose break-words">
      {words.others} {others.join(", ")}
    </p>
  );
}
