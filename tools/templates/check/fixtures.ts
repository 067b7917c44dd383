import { isMain } from "../../../packages/check/src/read/edges.ts";
import { textsIn, valuesOf } from "../../../packages/check/src/read/nodes.ts";
import { Fixtures } from "../run/fixtures.ts";
import type { FixtureCase } from "../run/fixtures.ts";
import type { TemplateSubject } from "./subject.ts";

/**
 * Checks the test cases in `fixtures.json`. There must be cases of all four kinds (normal, rejected, empty, error), and
 * the cases must name existing nodes. A case of another kind than "error" must contain an answer for each node that
 * would contact a service.
 */
export function checkFixtures({ template, file, nodes, edges }: TemplateSubject): string[] {
  const text = template.read("fixtures.json")?.toString("utf8");
  if (!text) return ["There is no fixtures.json."];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return [`fixtures.json is not JSON (${(error as Error).message}).`];
  }
  const read = Fixtures.safeParse(json);
  if (!read.success)
    return read.error.issues.map(
      (issue) => `fixtures.json, field ${issue.path.join(".")}: ${issue.message}`,
    );
  const { cases } = read.data;
  const found = ["normal", "rejected", "empty", "error"]
    .filter((kind) => !cases.some((one) => one.name.startsWith(`${kind}:`)))
    .map((kind) => `fixtures.json has no case "${kind}: …".`);
  const values = textsIn(valuesOf(file).map(({ value }) => value));
  for (const placeholder of Object.keys(cases[0]?.entered ?? {}))
    if (!values.some(({ value }) => value.includes(placeholder)))
      found.push(`fixtures.json, field entered: no value of the workflow holds "${placeholder}".`);
  const names = new Set(file.nodes.map((node) => node.name));
  const triggers = new Set(
    nodes.filter(({ facts }) => facts.isTrigger).map(({ node }) => node.name),
  );
  const outside = nodes
    .filter(
      ({ node, facts }) =>
        (facts.credentials.length > 0 || node.type.endsWith(".httpRequest")) && !facts.isTrigger,
    )
    .map(({ node }) => node.name);
  const isSheet = (name: string) =>
    file.nodes.some((node) => node.name === name && node.type.endsWith(".googleSheets"));
  for (const one of cases) {
    const at = `fixtures.json, case "${one.name}"`;
    for (const name of nodesNamed(one))
      if (!names.has(name)) found.push(`${at}: names the node "${name}", which does not exist.`);
    if (!triggers.has(one.trigger))
      found.push(`${at}, field trigger: "${one.trigger}" is no trigger.`);
    if (!one.pin[one.trigger]?.length)
      found.push(`${at}, field pin: the trigger "${one.trigger}" has to be pinned with an item.`);
    if (!one.name.startsWith("error:")) {
      for (const name of outside.filter(
        (node) => one.ran.includes(node) && !(node in one.pin) && !(one.sheets && isSheet(node)),
      ))
        found.push(`${at}, field pin: "${name}" contacts a service and has to be pinned.`);
    }
    const both = one.ran.filter((name) => one.notRan.includes(name));
    for (const name of both) found.push(`${at}: "${name}" stands under ran and under notRan.`);
  }
  // A case need not list sub-nodes, such as an AI model, under `ran`: a sub-node runs if its owner (the node that uses
  // it) runs. Exception: an owner with items in `pin` does not really run, so its sub-nodes do not run either.
  const ownersOf = (name: string) =>
    edges.filter((edge) => edge.from === name && !isMain(edge)).map((edge) => edge.to);
  const reached = (name: string): boolean =>
    cases.some((one) => one.ran.includes(name)) ||
    ownersOf(name).some((owner) =>
      cases.some((one) => one.ran.includes(owner) && !(owner in one.pin)),
    );
  for (const name of outside.filter((one) => !reached(one)))
    found.push(`fixtures.json: no case has "${name}" under ran.`);
  return found;
}

function nodesNamed(one: FixtureCase): string[] {
  return [
    one.trigger,
    ...Object.keys(one.pin),
    ...one.ran,
    ...one.notRan,
    ...Object.keys(one.json),
    ...Object.keys(one.items ?? {}),
  ];
}
