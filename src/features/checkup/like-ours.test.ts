import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openCatalog, readWorkflows, type CatalogData } from "#check/checkup.ts";
import { openTemplate, TEMPLATES } from "#tests/support/library-files.ts";
import { readIndex } from "../../../scripts/template-index.ts";
import { isCopyOf, likeOurs, nameOf, servicesOf } from "./like-ours.ts";

const catalog = openCatalog(
  JSON.parse(readFileSync("packages/check/data/nodes-light.json", "utf8")) as CatalogData,
);
const INDEX = readIndex();

test("a copy of a template leads to that template, by a readable name", () => {
  const folder = "templates/lead_generation/score_website_leads_and_alert_sales_in_slack";
  const [read] = readWorkflows(openTemplate(folder).text("workflow.json")).workflows ?? [];
  const ours = read && likeOurs(servicesOf(read.file, catalog), INDEX);
  expect(ours?.slug).toBe("score-website-leads");
  expect(ours && nameOf(ours)).toBe("Score website leads");
});

test("a copy of a template finds this template, and counts as a copy only by its name", () => {
  const copies = TEMPLATES.flatMap(({ text, json }) => {
    const { slug } = json("metadata.json") as { slug: string };
    const [{ file } = { file: undefined }] = readWorkflows(text("workflow.json")).workflows ?? [];
    const line = INDEX.split("\n").find((one) => one.split(" ")[0] === slug);
    return file && line ? [{ slug, name: file.name, services: servicesOf(file, catalog) }] : [];
  });
  expect(copies).toHaveLength(INDEX.split("\n").length);
  for (const { slug, name, services } of copies.filter((copy) => likeOurs(copy.services, INDEX))) {
    const ours = likeOurs(services, INDEX, name);
    expect(ours?.slug).toBe(slug);
    expect(ours && isCopyOf(ours, { name, services })).toBe(true);
    expect(ours && isCopyOf(ours, { name: "My workflow", services })).toBe(false);
  }
});

test.each([
  ["another start", ["gmail", "googleSheets", "slack", "telegramTrigger"]],
  ["one service in common", ["gmail"]],
  ["most services foreign", ["webhook", "gmail", "airtable", "notion", "stripe"]],
  ["no services", []],
])("no template is shown for a workflow with %s", (_, services) => {
  expect(likeOurs(services, INDEX)).toBeUndefined();
});

test("every template with a green passport is in the index, and no other", () => {
  const green = TEMPLATES.filter(({ text }) =>
    text("passport.json").includes('"verdict": "green"'),
  );
  expect(INDEX.split("\n")).toHaveLength(green.length);
});
