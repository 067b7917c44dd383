import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { Card } from "#design/layout/card.tsx";
import { readableText } from "../client/readable-copy.ts";
import type { StoredPart, StoredRow } from "../contract.ts";

/** Shows one kind of data that is stored about a person: why, from where and how long it is stored, and each row. */
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
            <dt className="text-faint">{content[name]}</dt>
            <dd className="max-sm:mb-2">{part[name]}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(part.tables).map(([title, tableRows]) => (
        <div key={title} className="mt-4 border-t border-hairline">
          {rows.length > tableRows.length && <h4 className="pt-4 font-semibold">{title}</h4>}
          <ul className="divide-y divide-hairline">
            {tableRows.map((row, index) => (
              // The key contains the index, because two rows may look the same: the page hides the secrets in them.
              <li key={`${index} ${JSON.stringify(row)}`} className="py-4">
                <Row row={row} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

function Row({ row }: { row: StoredRow }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-[12rem_1fr]">
      {Object.entries(row).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="break-words text-faint">{label}</dt>
          {/* URLs are not made links, because a visitor may have written them and they may be harmful. */}
          <dd className="min-w-0 break-words whitespace-pre-wrap">{readableText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
