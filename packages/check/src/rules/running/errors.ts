import {
  RECEIVER,
  isChatMessage,
  isIrrevocable,
  isOpenToStrangers,
  isUnattended,
  shortType,
  staysGreen,
  usesService,
} from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { isMain } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, shortened } from "../wording.ts";

export const errorOutputNowhere: Rule = {
  id: "error-output-nowhere",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.nodes.flatMap(({ node: { name, onError }, facts: { ports } }) => {
      if (onError !== "continueErrorOutput" || ports.isOpen) return [];
      const last = ports.out.filter(isMain).length - 1;
      if (subject.graph.leaving(name).some((edge) => isMain(edge) && edge.fromPort >= last))
        return [];
      return inStep(
        [name],
        "sends what fails to an error output that leads nowhere, so it is lost without a word.",
      );
    }),
  mend: "Connect the error output with a message to a person, or set On Error to Stop Workflow.",
};

export const failureAsSuccess: Rule = {
  id: "failure-as-success",
  level: "can-hurt",
  repairable: true,
  check: ({ steps }) =>
    steps
      .filter((node) => node.onError === "continueErrorOutput" && node["alwaysOutputData"] === true)
      .map(({ name }) =>
        inStep(
          [name],
          'has an error output and "Always Output Data": when it fails, the workflow also goes on as if it had found nothing.',
        ),
      ),
  mend: 'Switch off "Always Output Data" in the settings of the step.',
};

export const errorReachesNobody: Rule = {
  id: "error-reaches-nobody",
  level: "worth-knowing",
  check(subject) {
    if (isAnswered(subject.file.settings?.["errorWorkflow"])) return [];
    const alone = subject.nodes.filter(isUnattended);
    if (alone.length === 0 || !subject.nodes.some(usesService)) return [];
    const heard = heardBy(subject);
    const paths = errorPaths(subject);
    const reaches = (starts: string[]) =>
      [...subject.graph.reachedFrom(starts)].some((name) => heard.has(name));
    if (paths.some(({ starts }) => reaches(starts)) || checksForErrors(subject).some(reaches))
      return [];
    const waiting = alone.find((known) => isWaitedFor(known, subject));
    const { name = "" } = (waiting ?? alone[0])?.node ?? {};
    return [
      {
        nodes: [],
        sentence: `When a step fails, nobody is told: "${shortened(name)}" starts the workflow by itself, and no error leads to a message.`,
        ...(waiting ? { level: "can-hurt" as const } : {}),
      },
    ];
  },
  mend: "Choose an error workflow in the settings, or add an Error Trigger that sends a message to a person.",
};

/**
 * Whether somebody outside starts the workflow by this trigger, and then waits for what the workflow sends: an email, a
 * text message or a bill.
 */
function isWaitedFor(trigger: KnownNode, subject: Subject): boolean {
  const after = subject.graph.after(trigger.node.name);
  return (
    isOpenToStrangers(trigger) &&
    !/^(?:telegram|slack)Trigger$/.test(shortType(trigger.node.type)) &&
    subject.nodes.some(
      (known) =>
        after.has(known.node.name) &&
        isIrrevocable(known) &&
        subject
          .textsOf(known.node)
          .some(({ key, value }) => RECEIVER.test(key) && key !== "url" && /^=.*\{\{/s.test(value)),
    )
  );
}

export const errorPathEnds: Rule = {
  id: "error-path-ends",
  whenReached: true,
  level: "can-hurt",
  check(subject) {
    if (isAnswered(subject.file.settings?.["errorWorkflow"])) return [];
    const heard = heardBy(subject);
    return errorPaths(subject).flatMap(({ node, starts, what }): Trouble[] =>
      starts.length === 0 || [...subject.graph.reachedFrom(starts)].some((name) => heard.has(name))
        ? []
        : [
            {
              nodes: [node.name],
              sentence: `${what} reaches nobody: no step behind it sends a message, answers or stops with an error.`,
            },
          ],
    );
  },
  mend: "Let the path end in a message to a person, an answer, or Stop and Error.",
};

function isAnswered(value: unknown): boolean {
  return typeof value === "string" && value !== "" && value !== "DEFAULT";
}

type ErrorPath = { node: NodeInFile; starts: string[]; what: string };

function errorPaths({ nodes, graph }: Subject): ErrorPath[] {
  return nodes.flatMap(({ node, facts }): ErrorPath[] => {
    const leaving = graph.leaving(node.name).filter(isMain);
    if (node.type === "n8n-nodes-base.errorTrigger")
      return [
        { node, starts: leaving.map(({ to }) => to), what: `The error trigger "${node.name}"` },
      ];
    if (node.onError !== "continueErrorOutput") return [];
    const last = facts.ports.out.filter(isMain).length - 1;
    const starts = leaving.filter(({ fromPort }) => fromPort >= last).map(({ to }) => to);
    return [{ node, starts, what: `The error output of "${node.name}"` }];
  });
}

function checksForErrors(subject: Subject): string[][] {
  return subject.steps.filter(staysGreen).map(({ name }) =>
    [...subject.graph.after(name)].filter((later) => {
      const node = subject.nodeCalled(later);
      return (
        node !== undefined &&
        /^(?:if|switch|filter|code)$/.test(shortType(node.type)) &&
        subject.textsOf(node).some(({ value }) => /\berror|statusCode/i.test(value))
      );
    }),
  );
}

/** Finds the steps that make an error known: by a message, an answer or a record, or by stopping the run. */
function heardBy({ nodes, steps, graph, catalog }: Subject): Set<string> {
  const telling = nodes.filter((known) => tells(known)).map(({ node }) => node.name);
  const unknown = steps.filter(({ type }) => !catalog.typeOf(type)).map(({ name }) => name);
  // These triggers answer their callers with the output of the workflow's last step, so the callers learn of errors.
  // All steps after such a trigger are therefore included.
  const callers = nodes.filter(isAnsweredByItsLastStep).map(({ node }) => node.name);
  return new Set([...telling, ...unknown, ...graph.reachedFrom(callers)]);
}

function tells(known: KnownNode): boolean {
  const { node, facts } = known;
  return (
    isIrrevocable(known) ||
    isChatMessage(known) ||
    usesService(known) ||
    facts.credentials.length > 0 ||
    TELLING.has(shortType(node.type))
  );
}

const TELLING = new Set(
  "respondToWebhook stopAndError form dataTable chat httpRequest emailSend executeWorkflow code splitInBatches postgres mySql".split(
    " ",
  ),
);

function isAnsweredByItsLastStep({ node, facts }: KnownNode): boolean {
  const name = shortType(node.type);
  return (
    name === "chatTrigger" ||
    name === "executeWorkflowTrigger" ||
    (name === "webhook" && facts.parameters["responseMode"] === "lastNode")
  );
}
