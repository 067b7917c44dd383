import { RELEASES } from "../install/node-packages.ts";
import { credentialsOf } from "../build/derive-metadata.ts";
import { checkWords } from "./guide/words.ts";
import type { TemplateSubject } from "./subject.ts";

export function checkGuide({ template, file, nodes }: TemplateSubject): string[] {
  const text = template.read("configuration.md")?.toString("utf8");
  if (!text) return ["There is no configuration.md."];
  const found: string[] = [];
  if (!text.startsWith(`# ${file.name}\n`))
    found.push(`configuration.md has to begin with "# ${file.name}".`);
  const sections = text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      heading: part.slice(0, part.indexOf("\n")).trim(),
      body: part.slice(part.indexOf("\n") + 1).trim(),
    }));
  let last = -1;
  for (const { name, pattern } of SECTIONS) {
    const at = sections.findIndex((section) => pattern.test(section.heading));
    if (at < 0) found.push(`configuration.md has no section "${name}".`);
    else if (at < last)
      found.push(`configuration.md: the section "${name}" comes too early or too late.`);
    else if ((sections[at]?.body.length ?? 0) < 40)
      found.push(`configuration.md: the section "${name}" says almost nothing.`);
    last = Math.max(last, at);
  }
  const body = (name: string) =>
    sections.find((section) => section.heading.startsWith(name))?.body ?? "";
  const setUp = sections.find((section) => SET_UP.test(section.heading));
  if (setUp) {
    const [, announced] = SET_UP.exec(setUp.heading) ?? [];
    const counted = (setUp.body.match(/^\d+\. /gm) ?? []).length;
    if (Number(announced) !== counted)
      found.push(`configuration.md: "${setUp.heading}" has ${counted} numbered steps.`);
    if ((setUp.body.match(/^\d+\. \*\*/gm) ?? []).length !== counted)
      found.push(`configuration.md: each step of "${setUp.heading}" begins with its **title**.`);
  }
  for (const name of ["You need", "Your values", "Problems and answers"]) {
    if (body(name) !== "" && !/^\|.*\|\s*\n\|[\s|:-]+\|/m.test(body(name)))
      found.push(`configuration.md: the section "${name}" needs a table.`);
  }
  for (const { label } of credentialsOf(nodes)) {
    if (!body("You need").includes(label))
      found.push(`configuration.md: "You need" does not name the credential type "${label}".`);
  }
  for (const {
    node,
    facts: { unsetFields },
  } of nodes) {
    for (const { label } of unsetFields) {
      if (!setUp?.body.includes(label) || !setUp.body.includes(node.name))
        found.push(
          `configuration.md: a step has to say that "${label}" is chosen in "${node.name}".`,
        );
    }
  }
  if (typeof file.settings?.["timezone"] !== "string" || !setUp?.body.includes("*Timezone*"))
    found.push(
      "The workflow's settings have to name a time zone, and a step of the guide where to choose it.",
    );
  const releases = `n8n ${RELEASES.join(" and ")}`;
  if (body("Tested with") !== "" && !body("Tested with").startsWith(releases))
    found.push(`configuration.md: "Tested with" has to begin with "${releases}".`);
  const kinds = new Map(nodes.map(({ node, facts: { label } }) => [node.type, label]));
  return [...found, ...checkWords({ guide: text, file, kinds })];
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
