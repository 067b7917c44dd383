import { Graph } from "../../../../packages/check/src/read/graph.ts";
import {
  SET,
  VALUES_NODE,
  isNote,
  textsIn,
  valuesOf,
} from "../../../../packages/check/src/read/nodes.ts";
import { explanationsIn } from "../../../../src/workflow/setup/setup.ts";
import type { TemplateSubject } from "../subject.ts";

/**
 * Checks that one Set node holds all values that a user changes, and that each of these values is used in the workflow
 * and explained in the guide.
 */
export function checkValues({ file, documents, edges }: TemplateSubject): string[] {
  const holder = file.nodes.find(({ name }) => name === VALUES_NODE);
  if (holder?.type !== SET)
    return [
      holder
        ? `The node "${VALUES_NODE}" has to be a Set node (${SET}).`
        : `There is no Set node named "${VALUES_NODE}".`,
    ];
  const values = valuesOf(file);
  if (values.length === 0) return [`The node "${VALUES_NODE}" is empty.`];
  const before = new Graph(edges).before(VALUES_NODE);
  const early = file.nodes.filter(
    ({ name, type }) => before.has(name) && name !== VALUES_NODE && !isStart(type),
  );
  const found = early.map(
    ({ name }) => `The node "${name}" runs before "${VALUES_NODE}"; only triggers may.`,
  );

  const used = file.nodes
    .filter((node) => node.name !== VALUES_NODE && !isNote(node))
    .flatMap((node) => textsIn(node.parameters).map((text) => text.value))
    .join("\n");
  const guide = documents["configuration.md"];
  const explained = guide && explanationsIn(guide);
  const seen = new Set<string>();
  for (const { name, value } of values) {
    const at = `The value "${name}" in "${VALUES_NODE}"`;
    if (seen.has(name)) found.push(`${at} stands there twice.`);
    seen.add(name);
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) found.push(`${at}: write its name like thisOne.`);
    else if (!new RegExp(`\\b${name}\\b`).test(used)) found.push(`${at} is used by no node.`);
    if (explained && !explained.get(name)?.explanation)
      found.push(`${at} is not explained in configuration.md, in the table "Your values".`);
    // A number or a yes/no value must be the example in the guide. A text may differ from the example: the guide may
    // give a shorter text, or say where users find their text.
    const example = explained && explained.get(name)?.example;
    if (example && typeof value !== "string" && example !== String(value))
      found.push(`${at} is ${String(value)}; configuration.md gives "${example}" as its example.`);
  }
  return found;
}

/** Whether nodes of this type may come before the node with the user's values. Only triggers and loops may. */
function isStart(type: string): boolean {
  return /Trigger$|\.webhook$|\.emailReadImap$|\.splitInBatches$/.test(type);
}
