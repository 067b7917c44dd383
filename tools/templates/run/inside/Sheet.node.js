import { createRequire } from "node:module";
import { hiccup } from "./hiccup.js";
import { answer } from "./tables.js";
import { workOut } from "./work-out.js";

const { GoogleSheets } = createRequire(process.argv[1])(
  "n8n-nodes-base/dist/nodes/Google/Sheet/GoogleSheets.node.js",
);

const CASE = { displayName: "Case", name: "case", type: "string", default: "" };

/** The tables of each run, with the changes that the run has made so far. */
const spreadsheets = new Map();

/**
 * n8n's own Google Sheets node. The tables that the test case contains take the place of Google's server. n8n's code
 * decides which rows the node finds, writes and outputs.
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
