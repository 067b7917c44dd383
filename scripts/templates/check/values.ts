import { SET, VALUES_NODE, isNote, valuesOf } from "../n8n/workflow-file.ts";
import { linksOf, nodesBefore } from "./reach.ts";
import type { Subject } from "./subject.ts";
import { textsIn } from "./subject.ts";

/** One Set node holds everything a user changes; every entry is used and explained in the guide. */
export function checkValues({ file, template }: Subject): string[] {
  const named = file.nodes.filter((node) => node.name === VALUES_NODE);
  const values = valuesOf(file);
  if (!values)
    return [
      named.length > 0
        ? `The node "${VALUES_NODE}" has to be a Set node (${SET}).`
        : `There is no Set node named "${VALUES_NODE}".`,
    ];
  if (values.entries.length === 0) return [`The node "${VALUES_NODE}" is empty.`];
  const found: string[] = [];
  const before = nodesBefore(linksOf(file), VALUES_NODE);
  const early = file.nodes.filter(
    (node) => before.has(node.name) && node.name !== VALUES_NODE && !isStart(node.type),
  );
  for (const node of early)
    found.push(`The node "${node.name}" runs before "${VALUES_NODE}"; only triggers may.`);

  const used = file.nodes
    .filter((node) => node.name !== VALUES_NODE && !isNote(node))
    .flatMap((node) => textsIn(node.parameters).map((text) => text.value))
    .join("\n");
  const guide = template.read("configuration.md")?.toString("utf8") ?? "";
  const seen = new Set<string>();
  for (const { name } of values.entries) {
    const at = `The value "${name}" in "${VALUES_NODE}"`;
    if (seen.has(name)) found.push(`${at} stands there twice.`);
    seen.add(name);
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) found.push(`${at}: write its name like thisOne.`);
    if (!new RegExp(`\\b${name}\\b`).test(used)) found.push(`${at} is used by no node.`);
    if (guide !== "" && !guide.includes(`\`${name}\``))
      found.push(`${at} is not explained in configuration.md.`);
  }
  return found;
}

/** Two triggers may lead to it; so may the check which of them it was. */
function isStart(type: string): boolean {
  return /Trigger$|\.webhook$|\.emailReadImap$|\.splitInBatches$/.test(type);
}
