/** Matches values that spreadsheet programs would run as formulas (OWASP, "CSV Injection"). */
const FORMULA = /^["\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;
/**
 * Matches a place inside a value where a formula may begin. If a program separates cells by `;`, a new cell begins
 * after each `;`, even between quotes.
 */
const INNER_FORMULA = /([;\r\n](?:"|[^\S\r\n])*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Makes one line of a CSV file (RFC 4180), in which spreadsheet programs run no formula. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

function csvValue(value: string | number | null): string {
  const text = String(value ?? "").replace(INNER_FORMULA, "$1'");
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Returns the name of a column with times. The name says the time zone, because spreadsheet programs show none. */
export function timeColumn(name: string): string {
  return `${name} (UTC)`;
}

/** Returns a time in UTC that spreadsheet programs recognize, such as "2026-11-30 08:31:02". */
export function csvTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace("T", " ");
}

/**
 * Writes a CSV file in pieces. The file begins with a byte order mark, by which spreadsheet programs recognize UTF-8.
 */
export async function* csvOf<Row>(
  columns: Readonly<Record<string, (row: Row) => string | number | null>>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  let text = `\ufeff${csvLine(Object.keys(columns))}`;
  const values = Object.values(columns);
  for await (const rows of pages) {
    yield text + rows.map((row) => csvLine(values.map((value) => value(row)))).join("");
    text = "";
  }
}
