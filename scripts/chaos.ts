import { endOnSignals } from "../tests/support/temporary.ts";
import { chaosAttack } from "./chaos/attack.ts";
import { chaosDeploy } from "./chaos/deploy.ts";
import { chaosLastRelease } from "./chaos/last-release.ts";
import { chaosMove } from "./chaos/move.ts";
import { chaosFaults, chaosKill, chaosPowerCut, chaosRestore } from "./chaos/rounds.ts";
import { chaosUpgrade } from "./chaos/upgrade.ts";

/* Runs a long experiment on the built server of this folder, or on the database alone. Prints a line for each
   guarantee of the site that did not hold. */

const EXPERIMENTS: Record<string, () => Promise<string[]>> = {
  attack: chaosAttack,
  deploy: chaosDeploy,
  faults: chaosFaults,
  kill: chaosKill,
  "last-release": chaosLastRelease,
  move: chaosMove,
  "power-cut": chaosPowerCut,
  restore: chaosRestore,
  upgrade: chaosUpgrade,
};

endOnSignals();
const experiment = EXPERIMENTS[process.argv[2] ?? ""];
if (!experiment) {
  console.error(`Usage: npm run chaos -- ${Object.keys(EXPERIMENTS).join(" | ")}`);
  process.exit(2);
}
const complaints = await experiment();
for (const complaint of complaints) console.log(`  ${complaint}`);
process.exit(complaints.length === 0 ? 0 : 1);
