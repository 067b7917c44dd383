import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import type { OtherAddresses } from "../contract.ts";

/** A merge is what staff believe: each address is erased by itself. */
export function OtherAddressesNote({ others }: OtherAddresses) {
  if (others.length === 0) return null;
  return (
    <p className="max-w-prose break-words">
      {words.others} {others.join(", ")}
    </p>
  );
}
