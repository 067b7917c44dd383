import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { KeptCopy } from "../contract.ts";

export function KeptCopies({ copies }: { copies: readonly KeptCopy[] }) {
  if (copies.length === 0) return null;
  return (
    <div className="text-small text-muted">
      <p>{content.copies}</p>
      <ul className="mt-1 list-disc ps-5">
        {copies.map(({ name, until }) => (
          <li key={name} className="break-words">
            {name}, {interpolate(content.copyUntil, { date: formatDate(until) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
