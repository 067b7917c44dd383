import type { Edge } from "../../read/edges.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { shortened } from "../wording.ts";
import { nearest } from "../../read/nearest.ts";

export const brokenConnections: Rule = {
  id: "broken-connections",
  level: "will-not-run",
  check(subject) {
    const broken = subject.written.filter(
      ({ from, to }) => !subject.nodeCalled(from) || !subject.nodeCalled(to),
    );
    // If more than ten connections are broken, the cause is not a misspelled name, so the rule suggests no name.
    const names = broken.length > 10 ? [] : subject.steps.map(({ name }) => name);
    return broken.map((edge) => missingEnd(edge, subject, names));
  },
  together: (count, missing) =>
    `${count} connections begin or end at ${missing}, which the workflow does not have, so the run stops there.`,
  mend: "Draw the connection to the step that was meant, or remove it.",
};

function missingEnd({ from, to }: Edge, subject: Subject, names: string[]): Trouble {
  const hasFrom = subject.nodeCalled(from) !== undefined;
  const missing = hasFrom ? to : from;
  const near = nearest(missing, names);
  const hint = near ? ` Perhaps "${shortened(near)}" was meant.` : "";
  const sentence = hasFrom
    ? `The step "${shortened(from)}" leads to "${shortened(to)}", which is not in the workflow, so the run stops there.${hint}`
    : `A connection begins at "${shortened(from)}", which is not in the workflow, so nothing reaches "${shortened(to)}" that way.${hint}`;
  const nodes = hasFrom ? [from] : subject.nodeCalled(to) ? [to] : [];
  return { nodes, sentence, cause: missing };
}
