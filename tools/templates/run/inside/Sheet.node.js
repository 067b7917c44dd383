import { createRequire } from "node:module";
import { hiccup } from "./hiccup.js";
import { workOut } from "./work-out.js";

const { GoogleSheets } = createRequire(process.argv[1])(
  "n8n-nodes-base/dist/nodes/Google/Sheet/GoogleSheets.node.js",
);

const CASE = { displayName: "Case", name: "case", type: "string", default: "" };

/** By run, the tables as they are by now. */
const spreadsheets = new Map();

/**
 * n8n's own Google Sheets node, with the tables of a case in place of Google: what is found, written
 * and handed on is decided by n8n's code.
 */
export class Sheet extends GoogleSheets {
  constructor() {
    super();
    this.description = { ...this.description, name: "sheet" };
    for (const version of Object.values(this.nodeVersions)) {
      const properties = [...version.description.properties, CASE];
      version.description = { ...version.description, name: "sheet", properties, credentials: [] };
      const { execute } = version;
      version.execute = function executeOnTables() {
        const { case: given } = this.getNode().parameters;
        const { tables, parameters, hiccups } = JSON.parse(given);
        const run = this.getExecutionId();
        if (!spreadsheets.has(run)) spreadsheets.set(run, tables);
        this.setMetadata({
          ...hiccup(this, hiccups),
          told: this.getInputData().map((_, index) => workOut(this, parameters, index)),
        });
        const requestOAuth2 = async (_, request) => answer(spreadsheets.get(run), request);
        const helpers = { ...this.helpers, requestOAuth2 };
        return execute.call(Object.create(this, { helpers: { value: helpers } }));
      };
    }
  }
}

/** The part of https://developers.google.com/workspace/sheets/api/reference/rest that the node uses. */
function answer(tables, { method, uri, qs, body }) {
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

/** Like Google, without what is empty at the end of rows. */
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

/** "Tab!B3", "Tab!A:Z", "Tab!2:4" or "Tab", counted from 0. */
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
