import { VALUES_NODE, isNote } from "../../read/nodes.ts";
import type { WorkflowFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import { inStep, shortened } from "../wording.ts";

/** Reports steps that still have the name of their type. A name should say what the step does. */
export const defaultName: Rule = {
  id: "default-name",
  level: "worth-knowing",
  profiles: ["library"],
  check: ({ nodes }) =>
    nodes.flatMap(({ node: { name }, facts: { defaultNames } }) => {
      const plain = name.replace(/\s?\d{1,9}$/, "").toLowerCase();
      if (name === VALUES_NODE || !defaultNames.some((one) => one.toLowerCase() === plain))
        return [];
      return inStep(
        [name],
        "still has the name of its type, which says nothing about what it does here.",
      );
    }),
  mend: 'Name the step after what it does, such as "Look up the contact".',
};

export const newerThanOldest: Rule = {
  id: "newer-than-oldest-n8n",
  level: "worth-knowing",
  profiles: ["library"],
  check: ({ steps, catalog }) =>
    steps.flatMap(({ name, type, typeVersion }) => {
      const known = catalog.typeOf(type);
      if (!known || typeVersion <= known.oldest || !known.variantOf(typeVersion)) return [];
      const { oldest } = catalog.releases;
      const has =
        known.oldest === 0
          ? `a type that n8n ${oldest} does not have`
          : `version ${typeVersion} of ${known.label}; n8n ${oldest} has ${known.oldest}`;
      return inStep([name], `is of ${has}, so it does not open there.`);
    }),
  mend: "Use the version that the older n8n has, or say from which release on the workflow runs.",
};

/**
 * Reports workflows with n8n's old execution order, in which branches do not run in the order that the editor shows.
 */
export const executionOrder: Rule = {
  id: "execution-order",
  level: "worth-knowing",
  profiles: ["library"],
  check: ({ file }) =>
    file.settings?.["executionOrder"] === "v1"
      ? []
      : [
          {
            nodes: [],
            sentence:
              'The setting "Execution Order" is not "v1", so branches run in another order than drawn.',
          },
        ],
  mend: 'Set "Execution Order" to v1 in the settings of the workflow, and try it.',
};

export const overlaps: Rule = {
  id: "overlapping-steps",
  level: "worth-knowing",
  profiles: ["library"],
  check: ({ file }) => overlapsIn(file),
  mend: "Move the steps apart; n8n can tidy up the canvas.",
};

/** Width and height of a step in pixels. */
const SIDE = 96;
/** Maximum number of reported overlaps. Thousands of steps without positions would all overlap each other. */
const MAX_OVERLAPS = 200;

function overlapsIn({ nodes }: WorkflowFile): Trouble[] {
  const steps = nodes
    .filter((node) => !isNote(node))
    .toSorted((a, b) => a.position[0] - b.position[0]);
  const found: Trouble[] = [];
  for (const [k, a] of steps.entries())
    for (let next = k + 1; next < steps.length && found.length < MAX_OVERLAPS; next++) {
      const b = steps[next];
      if (!b || b.position[0] >= a.position[0] + SIDE) break;
      if (Math.abs(a.position[1] - b.position[1]) < SIDE)
        found.push({
          nodes: [a.name, b.name],
          sentence: `The steps "${shortened(a.name)}" and "${shortened(b.name)}" lie over each other.`,
        });
    }
  return found;
}

export const unknownField: Rule = {
  id: "unknown-field",
  level: "worth-knowing",
  profiles: ["library"],
  check: (subject) =>
    !subject.catalog.complete
      ? []
      : subject.nodes.flatMap(({ node }) => {
          const variant = subject.catalog.typeOf(node.type)?.variantOf(node.typeVersion);
          const known = new Set(variant?.parameters.map(({ name }) => name));
          const unknown = Object.keys(node.parameters).filter(
            (name) => !known.has(name) && !ALWAYS.has(name),
          );
          return unknown.map((name) =>
            inStep(
              [node.name],
              `has a field "${shortened(name)}", which n8n does not know and ignores.`,
              { path: name },
            ),
          );
        }),
  mend: "Remove the field; the step was made in another version.",
};

/** Names of fields that n8n itself adds to some nodes. */
const ALWAYS = new Set([
  "requestOptions",
  "notice",
  "nodeCredentialType",
  "genericAuthType",
  "authentication",
]);
