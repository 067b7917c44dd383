import { askedFor } from "../build/credentials.ts";
import { computePorts } from "../n8n/loaded-workflow.ts";
import { linksOf, reachedFrom } from "./reach.ts";
import type { Subject } from "./subject.ts";

/** Failures go somewhere: by an error output or an error trigger, and on to a person or an answer. */
export function checkErrorPath({ file, loaded }: Subject): string[] {
  const found: string[] = [];
  const links = linksOf(file).filter((link) => link.kind === "main");
  const telling = new Set(
    loaded.nodes
      .filter((one) => askedFor(one).length > 0 || ANSWERS.has(one.node.type))
      .map(({ node }) => node.name),
  );
  // What runs last after these triggers is the answer to whoever called.
  const answered = reachedFrom(
    links,
    file.nodes.filter((node) => LAST_NODE_ANSWERS.has(node.type)).map((node) => node.name),
  );
  let paths = 0;
  const judge = (starts: string[], what: string) => {
    if ([...reachedFrom(links, starts)].some((name) => telling.has(name) || answered.has(name)))
      paths++;
    else found.push(`${what} reaches nobody: let it send a message, answer or stop with an error.`);
  };
  for (const one of loaded.nodes) {
    const { node } = one;
    if ((node as { continueOnFail?: boolean }).continueOnFail)
      found.push(`The node "${node.name}" uses continueOnFail; use onError instead.`);
    if (node.onError === "continueErrorOutput") {
      const last = computePorts(loaded, one).out.filter((port) => port.kind === "main").length - 1;
      const targets = links
        .filter((link) => link.from === node.name && link.fromPort === last)
        .map((link) => link.to);
      if (targets.length === 0)
        found.push(`The node "${node.name}" has an error output that leads nowhere.`);
      else judge(targets, `The error output of "${node.name}"`);
      if (node.alwaysOutputData)
        found.push(
          `The node "${node.name}" has an error output and alwaysOutputData: a failure would also go on as an empty success. Remove alwaysOutputData.`,
        );
    }
    if (node.type === "n8n-nodes-base.errorTrigger") {
      judge(
        links.filter((link) => link.from === node.name).map((link) => link.to),
        `The error trigger "${node.name}"`,
      );
    }
  }
  if (paths === 0)
    found.push(
      "The workflow has no error path: give the nodes that can fail an error output, or add an Error Trigger with a message to a person.",
    );
  return found;
}

const ANSWERS = new Set([
  "n8n-nodes-base.respondToWebhook",
  "n8n-nodes-base.stopAndError",
  "n8n-nodes-base.form",
  "n8n-nodes-base.dataTable",
  "@n8n/n8n-nodes-langchain.chat",
]);
const LAST_NODE_ANSWERS = new Set([
  "@n8n/n8n-nodes-langchain.chatTrigger",
  "n8n-nodes-base.executeWorkflowTrigger",
]);
