/**
 * Answers a request to the Google Sheets API (https://developers.google.com/workspace/sheets/api/reference/rest). It
 * knows only the requests that n8n's node sends.
 */
export function answer(tables, { method, uri, qs, body }) {
  const path = decodeURIComponent(uri.replace(/^.*\/v4\/spreadsheets\/[^/:]*/, ""));
  if (path === "") {
    const tabs = Object.keys(tables).map((title, sheetId) => ({ properties: { title, sheetId } }));
    return { sheets: tabs };
  }
  if (path.endsWith(":batchUpdate")) {
    for (const one of body.data ?? []) write(tables, one);
    return {};
  }
  const range = path.replace(/^\/values\/|:append$/g, "");
  if (method === "GET") return { values: read(tables, range, qs.valueRenderOption) };
  write(tables, { range, values: body.values });
  return {};
}

/** Reads cells. Empty cells at the end of a row are left out, as in answers from Google. */
function read(tables, range, render) {
  const { rows, first = 0, last = rows.length - 1 } = placeOf(tables, range);
  const shown = (cell) =>
    typeof cell === "object" ? cell[render === "FORMATTED_VALUE" ? "shown" : "value"] : cell;
  return rows.slice(first, last + 1).map((row) => {
    const cells = row.map(shown);
    return cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  });
}

function write(tables, { range, values }) {
  const { rows, first = rows.length, column = 0 } = placeOf(tables, range);
  values.forEach((cells, down) => {
    const row = (rows[first + down] ??= []);
    cells.forEach((cell, right) => {
      while (row.length < column + right) row.push("");
      row[column + right] = cell ?? "";
    });
  });
}

/** Finds the rows and columns of a range such as "Tab!B3", "Tab!A:Z", "Tab!2:4" or "Tab". Counts them from 0. */
function placeOf(tables, range) {
  const [, tab, column, first, last] = /^'?(.*?)'?(?:!([A-Z])?(\d+)?(?::[A-Z]?(\d+)?)?)?$/.exec(
    range,
  );
  if (!tables[tab]) throw new Error(`There is no tab "${tab}".`);
  return {
    rows: tables[tab],
    ...(column && { column: column.charCodeAt(0) - 65 }),
    ...(first && { first: Number(first) - 1 }),
    ...(last && { last: Number(last) - 1 }),
  };
}
