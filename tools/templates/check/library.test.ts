import { beforeAll, expect, test } from "vitest";
import { installWorkspace } from "../../install/workspace.ts";
import { findTemplates } from "../library/template-folder.ts";
import { weaknessesOfAll } from "../mutate/pass-mark.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import { openRecord } from "../record/open-record.ts";

const library = findTemplates([]);
let types: NodeTypes;
let checkTemplate: typeof import("./check-template.ts").checkTemplate;
let checkPassport: typeof import("../passport/check-passport.ts").checkPassport;
let checkAgainstOthers: typeof import("./against-others.ts").checkAgainstOthers;

beforeAll(async () => {
  await installWorkspace("templates");
  ({ checkTemplate } = await import("./check-template.ts"));
  ({ checkPassport } = await import("../passport/check-passport.ts"));
  ({ checkAgainstOthers } = await import("./against-others.ts"));
  types = await (await import("../n8n/node-types.ts")).loadNodeTypes();
}, 300_000);

test("the library is not empty", () => {
  expect(library.length).toBeGreaterThan(0);
});

test.each(library.map((template) => [template.path, template] as const))("%s", (_, template) => {
  const findings = checkTemplate(template, types);
  expect([...findings, ...checkPassport(template, findings)]).toEqual([]);
});

test("ids, slugs and titles are unique, and categories and tools are spelled in one way", () => {
  expect([...checkAgainstOthers(library).values()].flat()).toEqual([]);
});

test("over the whole library, faults of each kind are noticed often enough", () => {
  const scores = library.flatMap((template) => openRecord(template)?.score ?? []);
  expect(scores.length).toBe(library.length);
  expect(weaknessesOfAll(scores)).toEqual([]);
});

test("a second template with the same id, slug, title, nodes and guide is refused", () => {
  const twin = { ...library[0]!, path: "other/place" };
  const sentences = checkAgainstOthers([library[0]!, twin]).get("other/place")!;
  expect(sentences.map((one) => one.split(" ", 3).join(" "))).toEqual([
    "metadata.json, field id:",
    "metadata.json, field slug:",
    "metadata.json, field title:",
    "workflow.json: has nodes",
    "configuration.md: most of",
  ]);
  expect(sentences.join("\n")).toContain(`is already used by ${library[0]!.path}`);
});

test("a template with a broken workflow breaks no check of the others", () => {
  for (const broken of ['{"nodes": null}', '{"nodes": [null]}', "{"]) {
    const read: (typeof library)[0]["read"] = (name) =>
      name === "workflow.json" ? Buffer.from(broken) : library[0]!.read(name);
    const twin = { ...library[0]!, path: "other/place", read };
    const sentences = checkAgainstOthers([library[0]!, twin]).get("other/place")!;
    expect(sentences.join("\n")).toContain("metadata.json, field id:");
  }
});

test("a former address is refused if another template has it now", () => {
  const [first, second] = library as [(typeof library)[0], (typeof library)[0]];
  const metadata = Buffer.from(JSON.stringify({ former_addresses: [first.slug, first.path] }));
  const moved = { ...second, read: () => metadata };
  expect(checkAgainstOthers([first, moved]).get(second.path)).toEqual(
    [first.slug, first.path].map(
      (one) => `metadata.json, field former_addresses: "${one}" is the address of ${first.path}.`,
    ),
  );
});
