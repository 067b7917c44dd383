import { SUCCESSORS } from "../../facts/successors.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, shortened } from "../wording.ts";

export const unknownNode: Rule = {
  id: "unknown-node",
  level: "will-not-run",
  repairable: true,
  check: (subject) => subject.steps.flatMap((node) => judge(node, subject)),
  mend: "Replace the step by one that n8n offers.",
};

function judge({ name, type }: NodeInFile, { catalog }: Subject): Trouble[] {
  if (type === "")
    return [inStep([name], "has no type, so n8n refuses the file.", { repairable: false })];
  if (catalog.typeOf(type) || isFromCommunity(type)) return [];
  const { oldest, newest } = catalog.releases;
  const meant = catalog.meantBy(type);
  return [
    inStep(
      [name],
      `is of the type ${shortened(type)}, which neither n8n ${oldest} nor ${newest} has, so n8n does not run the workflow.`,
      meant === undefined
        ? { repairable: false }
        : { mend: `Write the type as n8n does: ${meant}.` },
    ),
  ];
}

/** Whether a node type comes from a community package. The part before the dot is the package's name. */
export function isFromCommunity(type: string): boolean {
  return (
    type.includes(".") &&
    !/^(?:n8n-nodes-base|nodes-base|(?:n8n-)?nodes-langchain|@n8n\/[\w-]{1,60})\./.test(type)
  );
}

/**
 * Reports nodes of community packages, even nodes that no connection leads to. Without the package, n8n opens the
 * workflow but neither runs nor publishes any of its steps, because n8n looks up the types of all steps first.
 */
export const communityNode: Rule = {
  id: "community-node",
  level: "will-not-run",
  check(subject) {
    const strange = subject.steps.filter(({ type }) => isFromCommunity(type));
    const byPackage = Map.groupBy(strange, ({ type }) => type.replace(/\.[^.]*$/, ""));
    return [...byPackage].map(([packageName, steps]) => {
      const nodes = steps.map(({ name }) => name);
      return packageName === "CUSTOM"
        ? inStep(
            nodes,
            "is of a type that somebody made for one server, so the workflow runs only there.",
            { mend: "Replace the step, or get its program from whoever made it." },
          )
        : inStep(
            nodes,
            `needs the community package ${shortened(packageName)}, so the workflow${subject.runs(nodes[0] ?? "") ? "" : ", although it never gets there,"} runs only where somebody has installed it.`,
            {
              mend: `Install ${shortened(packageName)} under Settings, Community nodes (or ask whoever runs your n8n), or replace the step.`,
            },
          );
    });
  },
  mend: "Install the packages under Settings, Community nodes, or replace the steps.",
};

export const unknownVersion: Rule = {
  id: "unknown-version",
  whenReached: true,
  level: "will-not-run",
  check: ({ steps, catalog }) =>
    steps.flatMap(({ name, type, typeVersion }) => {
      const known = catalog.typeOf(type);
      if (!known || known.variantOf(typeVersion)) return [];
      const versions = known.versions.toSorted((a, b) => a - b);
      const has =
        versions.length > 6 ? `${versions[0]} to ${versions.at(-1)}` : versions.join(", ");
      // If all versions of a node type are alike in n8n's code, n8n also runs a step whose version does not exist. If
      // they differ, n8n cannot open the step.
      const isStrict = known.variantOf(1) !== known.variantOf(Math.max(...known.versions));
      return inStep(
        [name],
        `has version ${typeVersion} of ${known.label}, which does not exist (there is ${has}), ${isStrict ? "so n8n cannot open the step" : "so the editor does not know its fields"}.`,
        isStrict ? {} : { level: "worth-knowing" },
      );
    }),
  mend: "Put a new step of the same type in its place and copy the fields over.",
};

export const removedNode: Rule = {
  id: "removed-node",
  level: "will-not-run",
  check: ({ steps, catalog }) =>
    steps.flatMap(({ name, type }) => {
      const known = catalog.typeOf(type);
      if (!known?.isGone) return [];
      return inStep(
        [name],
        `is of the type ${known.label}, which n8n has removed, so the workflow does not run there.`,
        {
          mend: `Replace it by ${type.endsWith(".start") ? "Manual Trigger" : "a step that n8n offers"}.`,
        },
      );
    }),
  mend: "Replace the steps.",
};

export const outdatedNode: Rule = {
  id: "outdated-node",
  level: "worth-knowing",
  check: ({ steps, catalog }) =>
    steps.flatMap(({ name, type }) => {
      const known = catalog.typeOf(type);
      if (!known?.isHidden || known.isGone) return [];
      return inStep(
        [name],
        `is of the type ${known.label}, which n8n still runs but offers no longer and does not fix any more.`,
        { mend: replaceBy(type) },
      );
    }),
  mend: "Replace the steps when you next work on them.",
};

function replaceBy(type: string): string {
  const successor = SUCCESSORS[type.replace(/^n8n-nodes-base\./, "").replace(/^.*\./, "@")];
  return successor ? `Replace it by ${successor}.` : "Replace it by a step that n8n offers.";
}
