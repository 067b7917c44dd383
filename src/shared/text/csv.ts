/** Programs for tables run what begins so as a formula, whatever was meant (OWASP, "CSV Injection"). */
const FORMULA = /^["\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;
/** Where a program whose separator is `;` begins another cell, whatever the quotes. */
const INNER_FORMULA = /([;\r\n](?:"|[^\S\r\n])*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** One line of RFC 4180; each value is text, also to a program that would run it. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

function csvValue(value: string | number | null): string {
  const text = String(value ?? "").replace(INNER_FORMULA, "$1'");
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** With the mark by which such programs recognize UTF-8. */
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
