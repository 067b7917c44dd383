import { isMain, reachedFrom } from "../read/edges.ts";
import type { Subject } from "./subject.ts";

/** By an error output or an error trigger, and on to a person or an answer. */
export function checkErrorPath({ file, nodes, edges }: Subject): string[] {
  const main = edges.filter(isMain);
  const telling = nodes
    .filter(({ node, facts }) => facts.credentials.length > 0 || ANSWERS.has(node.type))
    .map(({ node }) => node.name);
  // What runs last after these triggers is the answer to whoever called.
  const answering = file.nodes
    .filter((node) => LAST_NODE_ANSWERS.has(node.type))
    .map((node) => node.name);
  const heard = new Set([...telling, ...reachedFrom(main, answering)]);
  const isHeard = (starts: string[]) =>
    [...reachedFrom(main, starts)].some((name) => heard.has(name));

  const found: string[] = [];
  let paths = 0;
  const judge = (starts: string[], what: string) => {
    if (isHeard(starts)) paths++;
    else found.push(`${what} reaches nobody: let it send a message, answer or stop with an error.`);
  };
  for (const { node, facts } of nodes) {
    const { name } = node;
    const outs = main.filter((edge) => edge.from === name);
    if (node["continueOnFail"])
      found.push(`The node "${name}" uses continueOnFail; use onError instead.`);
    if (node.onError === "continueErrorOutput") {
      const last = facts.ports.out.filter(isMain).length - 1;
      const targets = outs.filter((edge) => edge.fromPort === last).map((edge) => edge.to);
      if (targets.length === 0)
        found.push(`The node "${name}" has an error output that leads nowhere.`);
      else judge(targets, `The error output of "${name}"`);
      if (node["alwaysOutputData"])
        found.push(
          `The node "${name}" has an error output and alwaysOutputData: a failure would also go on as an empty success. Remove alwaysOutputData.`,
        );
    }
    if (node.type === "n8n-nodes-base.errorTrigger")
      judge(
        outs.map((edge) => edge.to),
        `The error trigger "${name}"`,
      );
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
