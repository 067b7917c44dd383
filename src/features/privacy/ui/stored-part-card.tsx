import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import { Card } from "#design/layout/card.tsx";
import type { StoredPart, StoredRow } from "../contract.ts";

export function StoredPartCard({ part }: { part: StoredPart }) {
  const rows = Object.values(part.tables).flat();
  return (
    <Card className="min-w-0 p-6">
      <h3 className="font-semibold">
        {part.what} ({rows.length})
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
        {(["why", "from", "howLong"] as const).map((name) => (
          <div key={name} className="contents">
            <dt className="text-faint">{words[name]}</dt>
            <dd className="max-sm:mb-2">{part[name]}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 divide-y divide-hairline border-t border-hairline">
        {rows.map((row) => (
          <li key={JSON.stringify(row)} className="py-4">
            <Row row={row} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** By the names of the columns, as in the file; what is empty is left out. */
function Row({ row }: { row: StoredRow }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-[12rem_1fr]">
      {Object.entries(row)
        .filter(([, value]) => value !== null && value !== "")
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="break-words text-faint">{name.replaceAll("_", " ")}</dt>
            {/* Text, not a link: a visitor wrote it. */}
            <dd className="min-w-0 break-words whitespace-pre-wrap">
              {typeof value === "string" ? value : JSON.stringify(value)}
            </dd>
          </div>
        ))}
    </dl>
  );
}
