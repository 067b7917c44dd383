import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, inStep, listed } from "../wording.ts";

export const nothingStarts: Rule = {
  id: "no-trigger",
  level: "will-not-run",
  check(subject) {
    if (subject.steps.length === 0)
      return [{ nodes: [], sentence: "The workflow has no steps, so it does nothing." }];
    const triggers = subject.triggers();
    if (triggers.length === 0)
      return [{ nodes: [], sentence: "Nothing starts this workflow: it has no trigger." }];
    if (triggers.some((name) => subject.nodeCalled(name)?.disabled !== true)) return [];
    return [
      {
        nodes: triggers,
        sentence: `Nothing starts this workflow: ${listed(triggers)} ${triggers.length === 1 ? "is" : "are"} switched off.`,
        mend: `Switch the step ${listed(triggers.slice(0, 1))} on.`,
      },
    ];
  },
  mend: "Add a trigger, such as a schedule or a form, and connect it with the first step.",
};

export const nothingConnected: Rule = {
  id: "nothing-connected",
  level: "will-not-run",
  check({ steps, edges, written }) {
    if (steps.length < 2 || edges.length > 0 || written.length > 0) return [];
    return [
      {
        nodes: [],
        sentence: `None of the ${steps.length} steps is connected with another, so nothing runs behind a trigger.`,
      },
    ];
  },
  mend: "Connect the steps, or get a file that has its connections.",
};

export const neverRuns: Rule = {
  id: "never-runs",
  level: "worth-knowing",
  check(subject) {
    const triggers = subject.triggers();
    if (triggers.length === 0 || subject.edges.length === 0) return [];
    const reached = subject.graph.reachedFrom(triggers);
    const isUsed = (name: string) =>
      [...subject.graph.usersOf(name)].some((user) => reached.has(user));
    const lost = subject.steps.map(({ name }) => name).filter((name) => !isUsed(name));
    return connectedGroups(lost, subject).map((island): Trouble => {
      const [first = ""] = island;
      const others = island.length > 1 ? `, and with it ${listed(island.slice(1))}` : "";
      return {
        nodes: island,
        sentence: `${at(first)} never runs${others}: nothing that starts the workflow leads there.`,
      };
    });
  },
  mend: "Connect the step with the one that is to run before it, or remove it.",
};

export const idleTrigger: Rule = {
  id: "idle-trigger",
  level: "worth-knowing",
  check: (subject) => {
    if (subject.edges.length === 0) return [];
    return subject
      .triggers()
      .filter(
        (name) =>
          subject.graph.leaving(name).length === 0 &&
          !/\.(?:errorTrigger)$/.test(subject.nodeCalled(name)?.type ?? "") &&
          // An MCP Server Trigger leads nowhere: its clients call the tools that are connected to it.
          !(subject.kindOf(name) === "mcpTrigger" && subject.graph.arriving(name).length > 0),
      )
      .map((name) =>
        inStep([name], "starts the workflow but leads nowhere, so nothing happens when it fires."),
      );
  },
  mend: "Connect the trigger with the first step, or remove it.",
};

/** Divides steps into groups of connected steps, because the report has one sentence for each group. */
function connectedGroups(names: string[], { graph }: Subject): string[][] {
  const lost = new Set(names);
  const heads = names.filter(
    (name) =>
      ![...graph.before(name)].some((one) => lost.has(one)) && graph.usersOf(name).size === 1,
  );
  const seen = new Set<string>();
  const found: string[][] = [];
  for (const head of [...heads, ...names]) {
    if (seen.has(head)) continue;
    const together = [...graph.reachedFrom([head])].flatMap((name) => [
      name,
      ...graph.subNodesOf(name),
    ]);
    const island = [...new Set(together)].filter((name) => lost.has(name) && !seen.has(name));
    for (const name of island) seen.add(name);
    found.push(island);
  }
  return found;
}
