import { textOf } from "../../facts/port-values.ts";
import { shortType } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { issuesIn } from "../code/values.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, inField, inStep, listed, shortened } from "../wording.ts";

export const missingAnswer: Rule = {
  id: "missing-answer",
  level: "will-not-run",
  check(subject) {
    const answers = subject.nodes
      .filter(({ node }) => shortType(node.type) === "respondToWebhook")
      .map(({ node }) => node.name);
    const isAnswered = (name: string) =>
      answers.some((answer) => subject.graph.after(name).has(answer));
    const unusedAfter = (name: string) =>
      answers.filter(
        (answer) => subject.graph.after(name).has(answer) && !isForWait(answer, name, subject),
      );
    return [
      ...subject.nodes
        .filter((known) => waitsForAnswer(known) && !isAnswered(known.node.name))
        .map(({ node: { name, typeVersion } }): Trouble => {
          const waits = `${at(name)} waits for a Respond to Webhook step, but none comes behind it, so whoever calls`;
          return typeVersion >= 2
            ? { nodes: [name], sentence: `${waits} gets an error.` }
            : {
                nodes: [name],
                sentence: `${waits} gets an empty answer when the run ends.`,
                level: "can-hurt",
              };
        }),
      ...subject.nodes
        .filter((known) => answersByItself(known) && unusedAfter(known.node.name).length > 0)
        .map(({ node: { name } }) =>
          inStep(
            [name, ...unusedAfter(name)],
            "does not wait for the Respond to Webhook step behind it, so every call gets an error.",
            { mend: 'Set "Respond" of the webhook to "Using Respond to Webhook Node".' },
          ),
        ),
      ...answers.flatMap((name) => {
        const first = answers.find(
          (one) =>
            subject.branches.surelyAfter(one).has(name) &&
            (one === name) === subject.graph.after(name).has(one),
        );
        return first === undefined ||
          subject.nodes.some(({ node }) => shortType(node.type) === "wait")
          ? []
          : inStep(
              [name, first],
              `answers a call that "${shortened(first)}" has answered already${first === name ? " in the round before" : ""}, so nobody gets this answer.`,
              { mend: "Remove one of the two answers.", level: "can-hurt" },
            );
      }),
    ];
  },
  mend: "Add a Respond to Webhook step at the end, or let the webhook answer by itself.",
};

/**
 * Whether a Wait step between the webhook and the answering step waits for another request. The answer then belongs to
 * that request, and not to the one that started the workflow.
 */
function isForWait(answer: string, webhook: string, { nodes, graph }: Subject): boolean {
  const [after, before] = [graph.after(webhook), graph.before(answer)];
  return nodes.some(
    ({ node: { name, type, disabled }, facts: { parameters } }) =>
      shortType(type) === "wait" &&
      disabled !== true &&
      parameters["responseMode"] === "responseNode" &&
      after.has(name) &&
      before.has(name),
  );
}

/** Reports webhooks for GET requests if a step reads the body of the request. A GET request has no body. */
export const webhookWithoutBody: Rule = {
  id: "webhook-without-body",
  whenReached: true,
  level: "will-not-run",
  check(subject) {
    const issues = issuesIn(subject, "body");
    const webhooks = new Set(issues.map(({ source = "" }) => source));
    return [...webhooks].flatMap((name) => {
      const readers = issues.filter(({ source }) => source === name).map(({ node }) => node.name);
      // If a later step also reads `query`, the workflow probably handles GET requests too, and reading the body is no
      // mistake.
      const isForGet = [...subject.graph.after(name)].some((later) => {
        const node = subject.nodeCalled(later);
        const pattern = readers.includes(later) ? /\bquery\b/ : /\bjson\??\.query\b/;
        return node && subject.textsOf(node).some(({ value }) => pattern.test(value));
      });
      return isForGet
        ? []
        : inStep(
            [name, ...readers],
            `listens to GET only, but the body of the call is read in ${listed(readers)}, so a call by POST gets "404 not registered".`,
          );
    });
  },
  mend: 'Set "HTTP Method" of the webhook to POST.',
};

export const formWithAnswer: Rule = {
  id: "form-with-answer",
  level: "will-not-run",
  check: (subject) =>
    subject.nodes
      .filter(
        ({ node, facts }) =>
          shortType(node.type) === "formTrigger" &&
          facts.parameters["responseMode"] !== "responseNode",
      )
      .filter(({ node }) =>
        [...subject.graph.after(node.name)].some(
          (name) => subject.kindOf(name) === "respondToWebhook",
        ),
      )
      .map(({ node: { name } }) =>
        inStep([name], "leads to a Respond to Webhook step, so n8n does not open the form."),
      ),
  mend: "Show the answer with a Form step, or let the form answer by itself.",
};

export const sameWebhookPath: Rule = {
  id: "same-webhook-path",
  level: "will-not-run",
  check({ nodes }) {
    const impossible = nodes.flatMap(({ node }) => {
      const { type, disabled, parameters } = node;
      const { path } = parameters;
      const isBad =
        (shortType(type) === "webhook" || shortType(type) === "formTrigger") &&
        disabled !== true &&
        typeof path === "string" &&
        /^https?:|^[^=].*[\s?#]/.test(path);
      if (!isBad) return [];
      return inField(
        node,
        "path",
        `is "${shortened(path)}"; a path holds no address, no space, no ? and no #, so nobody can call it.`,
        { mend: "Write only the last part of the address, such as new-order." },
      );
    });
    const calls = nodes.flatMap(({ node: { name, type, disabled }, facts: { parameters } }) => {
      const { path, httpMethod = "GET" } = parameters;
      const isCalled = shortType(type) === "webhook" && disabled !== true && textOf(path) !== "";
      return isCalled
        ? [httpMethod].flat().map((method) => ({ name, call: `${String(method)} ${String(path)}` }))
        : [];
    });
    const doubled = [...Map.groupBy(calls, ({ call }) => call)]
      .filter(([, same]) => same.length > 1)
      .map(([call, same]) => ({
        nodes: same.map(({ name }) => name),
        sentence: `${listed(same.map(({ name }) => name))} listen to the same calls (${call}), so n8n does not publish the workflow.`,
      }));
    return [...impossible, ...doubled];
  },
  mend: "Give one of them another path or method.",
};

/**
 * Whether the webhook sends its response itself. n8n then refuses the workflow if a Respond to Webhook step follows the
 * webhook. False for webhooks before version 2: n8n ignores a Respond to Webhook step after them.
 */
function answersByItself({ node, facts }: KnownNode): boolean {
  return (
    node.disabled !== true &&
    shortType(node.type) === "webhook" &&
    node.typeVersion >= 2 &&
    !["responseNode", "streaming"].includes(String(facts.parameters["responseMode"]))
  );
}

export function waitsForAnswer({ node, facts }: KnownNode): boolean {
  return (
    node.disabled !== true &&
    shortType(node.type) === "webhook" &&
    facts.parameters["responseMode"] === "responseNode"
  );
}
