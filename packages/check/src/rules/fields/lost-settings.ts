import { isNote } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { listed } from "../wording.ts";

/**
 * Reports workflows in which many steps have no settings, for example because somebody copied the workflow from a web
 * page that shows it without settings.
 */
export const lostSettings: Rule = {
  id: "lost-settings",
  level: "will-not-run",
  check(subject) {
    const needing = subject.steps.filter((node) => needsSettings(node, subject));
    const empty = needing.filter(({ parameters }) => Object.keys(parameters).length === 0);
    if (empty.length < FEWEST || empty.length < needing.length / 2) return [];
    const names = empty.map(({ name }) => name);
    return [
      {
        nodes: names,
        sentence: `${empty.length} of the ${needing.length} steps that need settings have none (${listed(names)}): whoever saved this file left the settings out, so it does not run.`,
      },
    ];
  },
  mend: 'Get the whole workflow from where it was made; on n8n\'s template page press "Use for free".',
};

/**
 * Minimum number of steps without settings at which the rule reports the workflow. If there are fewer, the author may
 * just not have finished them.
 */
const FEWEST = 3;

function needsSettings(node: NodeInFile, { catalog }: Subject): boolean {
  const variant = isNote(node) ? undefined : catalog.typeOf(node.type)?.variantOf(node.typeVersion);
  return (
    variant?.parameters.some(
      ({ isRequired, shown, hasDefault }) => isRequired && shown.length === 0 && !hasDefault,
    ) ?? false
  );
}
