import { endOnSignals } from "../tests/support/temporary.ts";
import { drillDeploy } from "./drill/deploy.ts";
import { drillEditor } from "./drill/editor.ts";
import { drillFaults } from "./drill/faults.ts";
import { drillKill } from "./drill/kill.ts";
import { drillLarge } from "./drill/large.ts";
import { drillMove } from "./drill/move.ts";
import { drillOutage } from "./drill/outage.ts";
import { drillOwnTemplates } from "./drill/own-templates.ts";
import { drillPowerCut } from "./drill/power-cut.ts";
import { drillRename } from "./drill/rename.ts";
import { drillRestore } from "./drill/restore.ts";
import { drillSmall } from "./drill/small.ts";
import { drillUpgrade } from "./drill/upgrade.ts";
import { drillWatch } from "./drill/watch/watch.ts";

/*
 * What no test has the time for, on the built server of this folder or on the database alone:
 *   npm run drill -- deploy | editor | faults | kill | large | move | outage | own-templates | power-cut | rename | restore | small | upgrade | watch
 * Ends with code 0 when nothing was found.
 */

const DRILLS: Record<string, () => Promise<boolean>> = {
  deploy: drillDeploy,
  editor: drillEditor,
  faults: drillFaults,
  kill: drillKill,
  large: drillLarge,
  move: drillMove,
  outage: drillOutage,
  "own-templates": drillOwnTemplates,
  "power-cut": drillPowerCut,
  rename: drillRename,
  restore: drillRestore,
  small: drillSmall,
  upgrade: drillUpgrade,
  watch: drillWatch,
};

endOnSignals();
const drill = DRILLS[process.argv[2] ?? ""];
if (!drill) {
  console.error(`Usage: npm run drill -- ${Object.keys(DRILLS).join(" | ")}`);
  process.exit(2);
}
process.exit((await drill()) ? 0 : 1);
