import { codeIn } from "../code/split-expression.ts";
import { nameOf, QUOTED } from "../code/step-names.ts";
import { kindOf } from "../code/syntax.ts";
import type { Catalog } from "../facts/catalog.ts";
import type { KnownNode } from "../facts/node-facts.ts";
import { shortType, STORES } from "../facts/node-kinds.ts";
import { serviceHosts } from "../facts/service-hosts.ts";
import { columnsFilledIn, isSql } from "../facts/sql.ts";
import type { Text } from "../read/nodes.ts";
import type { NodeInFile, WorkflowFile } from "../read/workflow-file.ts";
import { Subject } from "../rules/subject.ts";
import { shortened } from "../rules/wording.ts";
import type { DataMap, Receiver } from "./receiver.ts";
import { byCompany } from "./companies.ts";
import { constantsOf, hostsOfNode, REQUESTS } from "./hosts-of-node.ts";
import { personalFieldsIn, sendsEverything, type PersonalField } from "../rules/personal-fields.ts";

export function dataMapOf(file: WorkflowFile, catalog: Catalog): DataMap {
  const { receivers, unknown } = receiversOf(file, catalog);
  return { receivers: byCompany(receivers), unknown };
}

/**
 * Lists a receiver for each node that sends data. The `company` of a receiver is still a host, or the name of the
 * node's type. `byCompany` replaces a known host by the name of its company.
 */
export function receiversOf(file: WorkflowFile, catalog: Catalog): DataMap {
  const subject = new Subject(file, catalog);
  const receivers: Receiver[] = [];
  const unknown: string[] = [];
  for (const known of subject.nodes) {
    if (known.node.disabled === true) continue;
    const { hosts, isOwn, problem } = hostsOfNode(known, subject);
    if (problem) unknown.push(problem);
    if (hosts === undefined) continue;
    receivers.push(receiverOf(known, hosts, isOwn, subject));
    if (sendsEverything(known) && fieldsOf(known, subject).length === 0)
      unknown.push(
        `"${shortened(known.node.name)}" passes on everything it gets; what that is shows only when it runs.`,
      );
  }
  for (const { name, type, disabled } of subject.steps)
    if (disabled !== true && !subject.known(name) && maySend(type, catalog))
      unknown.push(
        `Where "${shortened(name)}" sends data is not known: n8n does not come with its type or version.`,
      );
  return { receivers, unknown };
}

/** Whether nodes of a type may send data. Most nodes of n8n itself only work on the data. */
function maySend(type: string, catalog: Catalog): boolean {
  const isCore = catalog.typeOf(type)?.isCore ?? false;
  return !isCore || serviceHosts(type) !== undefined || REQUESTS.test(shortType(type));
}

function receiverOf(
  known: KnownNode,
  hosts: readonly string[],
  isOwn: boolean | undefined,
  subject: Subject,
): Receiver {
  const [host] = hosts;
  return {
    company: host ?? known.facts.label,
    hosts: [...hosts],
    kind: known.facts.isAi ? "ai" : isOwn ? "own" : "service",
    fields: fieldsOf(known, subject),
    texts: textsReaching(known, subject),
    stores: STORES.has(shortType(known.node.type)),
    nodes: [known.node.name],
  };
}

/**
 * Returns the kind of free text that an AI node gets. "documents": a document loader is connected to the node or, for a
 * sub-node, to a node that uses it. "messages": any other AI node. Null for triggers and for nodes without AI.
 */
function textsReaching({ node, facts }: KnownNode, subject: Subject): Receiver["texts"] {
  if (!facts.isAi || facts.isTrigger) return null;
  const given = [node.name, ...subject.graph.usersOf(node.name)];
  const loads = given.some((name) =>
    subject.graph.arriving(name).some(({ kind }) => kind === "ai_document"),
  );
  return loads ? "documents" : "messages";
}

/**
 * Lists the kinds of personal data that a node sends, judged by the names of the fields that the node's code reads. An
 * AI sub-node, such as a model, also sends the data of the nodes that use it, such as an agent's prompt.
 */
function fieldsOf(known: KnownNode, subject: Subject): PersonalField[] {
  const users = [...subject.graph.usersOf(known.node.name)];
  const speakers = known.facts.isAi && users.length > 1 ? users : [known.node.name];
  const found = new Set<PersonalField>();
  for (const name of speakers) {
    const node = subject.nodeCalled(name);
    if (!node) continue;
    for (const text of subject.textsOf(node))
      for (const code of codeOf(node, text))
        for (const field of personalFieldsIn(withoutConstants(code, subject))) found.add(field);
    const speaker = subject.known(name);
    if (speaker && sendsEverything(speaker))
      for (const field of fieldsBefore(name, subject)) found.add(field);
  }
  return [...found];
}

/**
 * Lists the pieces of code in a field of a node, such as ` $json.email `. If the node writes the field's value into a
 * column of a table, the list also has the column's name, written like code that reads a field: `["email"]` or
 * `.email`.
 */
function codeOf(node: NodeInFile, text: Text): string[] {
  const { path, key, value } = text;
  if (isSql(node, text))
    return [
      ...codeIn(value.startsWith("=") ? value : `=${value}`),
      ...columnsFilledIn(value).map((column) => `.${column}`),
    ];
  if (kindOf(text) !== "expression") return [];
  return path.startsWith("columns.value") ? [...codeIn(value), `["${key}"]`] : codeIn(value);
}

/**
 * Removes from code the references to fixed values in Set nodes. The workflow's owner wrote these values, so they are
 * no data about other people.
 */
function withoutConstants(code: string, subject: Subject): string {
  return code.replace(OF_A_NODE, (found, _quote, node: string, name: string) =>
    constantsOf(nameOf(node), subject).some((one) => one.name === name) ? "" : found,
  );
}

const OF_A_NODE = new RegExp(
  String.raw`\$\(\s*${QUOTED}\s*\)\s*\.(?:first\(\)|last\(\)|item)\.json\.(\w+)`,
  "g",
);

/**
 * Lists the kinds of personal data in the fields of the forms and Set steps before a node, judged by the names of these
 * fields.
 */
function fieldsBefore(name: string, subject: Subject): PersonalField[] {
  return [...subject.graph.before(name)].flatMap((before) => {
    const node = subject.nodeCalled(before);
    if (!node || !/\.(?:form|formTrigger|set)$/.test(node.type)) return [];
    return subject
      .textsOf(node)
      .filter(({ key }) => key === "fieldLabel" || key === "fieldName" || key === "name")
      .flatMap(({ value }) => personalFieldsIn(`.${value}`));
  });
}
