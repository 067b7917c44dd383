import { credentialsOf } from "../build/credentials.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { fieldsLeftOpen } from "../n8n/left-open.ts";
import { isNote } from "../n8n/workflow-file.ts";
import type { Subject } from "./subject.ts";

/** `configuration.md` has all its sections, in order, each with something in it. */
export function checkGuide({ template, file, loaded, types }: Subject): string[] {
  const text = template.read("configuration.md")?.toString("utf8");
  if (!text) return ["There is no configuration.md."];
  const found: string[] = [];
  if (!text.startsWith(`# ${file.name}\n`))
    found.push(`configuration.md has to begin with "# ${file.name}".`);
  const sections = text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      heading: part.split("\n")[0]!.trim(),
      body: part.slice(part.indexOf("\n") + 1).trim(),
    }));
  let last = -1;
  for (const { name, pattern } of SECTIONS) {
    const at = sections.findIndex((section) => pattern.test(section.heading));
    if (at < 0) found.push(`configuration.md has no section "${name}".`);
    else if (at < last)
      found.push(`configuration.md: the section "${name}" comes too early or too late.`);
    else if (sections[at]!.body.length < 40)
      found.push(`configuration.md: the section "${name}" says almost nothing.`);
    last = Math.max(last, at);
  }
  const body = (name: string) =>
    sections.find((section) => section.heading.startsWith(name))?.body ?? "";
  const setUp = sections.find((section) => SET_UP.test(section.heading));
  if (setUp) {
    const said = Number(SET_UP.exec(setUp.heading)![1]);
    const counted = (setUp.body.match(/^\d+\. /gm) ?? []).length;
    if (said !== counted)
      found.push(`configuration.md: "${setUp.heading}" has ${counted} numbered steps.`);
  }
  for (const name of ["You need", "Your values", "Problems and answers"]) {
    if (body(name) !== "" && !/^\|.*\|\s*\n\|[\s|:-]+\|/m.test(body(name)))
      found.push(`configuration.md: the section "${name}" needs a table.`);
  }
  for (const { label } of credentialsOf(
    loaded.nodes.filter(({ node }) => !isNote(node)),
    types,
  )) {
    if (!body("You need").includes(label))
      found.push(`configuration.md: "You need" does not name the credential type "${label}".`);
  }
  for (const one of loaded.nodes) {
    for (const { label } of fieldsLeftOpen(one)) {
      if (!setUp?.body.includes(label) || !setUp.body.includes(one.node.name))
        found.push(
          `configuration.md: a step has to say that "${label}" is chosen in "${one.node.name}".`,
        );
    }
  }
  if (body("Tested with") !== "" && !body("Tested with").includes(`n8n ${N8N_VERSION}`))
    found.push(`configuration.md: "Tested with" has to name n8n ${N8N_VERSION}.`);
  return found;
}

const SET_UP = /^Set up in (\d+) steps?$/;
const SECTIONS = [
  ...["What it does", "Who it is for", "You need"].map((name) => ({
    name,
    pattern: new RegExp(`^${name}$`),
  })),
  { name: "Set up in n steps", pattern: SET_UP },
  ...[
    "Your values",
    "Test it",
    "What happens on errors",
    "Adapt it",
    "Data protection",
    "Problems and answers",
    "Tested with",
  ].map((name) => ({ name, pattern: new RegExp(`^${name}$`) })),
];
