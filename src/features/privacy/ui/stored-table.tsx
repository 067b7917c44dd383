import type { StoredData } from "#content/site/privacy.ts";

type Props = { columns: StoredData; rows: readonly StoredData[] };

export function StoredTable({ columns, rows }: Props) {
  return (
    <ul className="mt-8 border-t border-hairline">
      {rows.map((row) => (
        <li key={row.what} className="border-b border-hairline py-6">
          <h3 className="font-semibold">{row.what}</h3>
          <dl className="mt-3 grid gap-x-8 gap-y-3 text-small sm:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr_3fr]">
            {(["contains", "from", "why", "howLong"] as const).map((column) => (
              <div key={column}>
                <dt className="text-faint">{columns[column]}</dt>
                <dd className="mt-1">{row[column]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
