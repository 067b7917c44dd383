import { industries as siteIndustries } from "../../../content/landing/industries.ts";
import { deriveMetadata } from "../build/derive-metadata.ts";
import { knownIcon } from "../../../src/workflow/facts/node-icons.ts";
import { ANY_BUSINESS, TemplateMetadata } from "../../../src/workflow/facts/template-metadata.ts";
import { testedFacts } from "../record/tested-facts.ts";
import { openRecord } from "../record/open-record.ts";
import { checksumOf } from "../build/checksum.ts";
import { readFixtures, type Fixtures } from "../run/fixtures.ts";
import { pathForm } from "../library/template-folder.ts";
import type { TemplateSubject } from "./subject.ts";

export function checkMetadata({ template, file, bytes, nodes }: TemplateSubject): string[] {
  const text = template.read("metadata.json");
  if (!text) return ["There is no metadata.json."];
  let json: Record<string, unknown>;
  try {
    json = JSON.parse(text.toString("utf8")) as Record<string, unknown>;
  } catch (error) {
    return [`metadata.json is not JSON (${(error as Error).message}).`];
  }
  const found: string[] = [];
  for (const key of Object.keys(json))
    if (!(key in TemplateMetadata.shape))
      found.push(`metadata.json has a field "${key}" that is not part of it.`);
  const derived: Record<string, unknown> = {
    ...deriveMetadata(file, nodes),
    ...testedFacts(openRecord(template)),
    checksum: checksumOf(bytes),
  };
  const outdated = Object.keys(derived).filter(
    (key) => JSON.stringify(json[key]) !== JSON.stringify(derived[key]),
  );
  if (outdated.length > 0)
    found.push(
      `metadata.json is not up to date with workflow.json and run.json (${outdated.join(", ")}); run templates:build.`,
    );
  for (const { node, facts: known } of nodes) {
    if (known.hosts === null)
      found.push(
        `The hosts of ${node.type} (node "${node.name}") are not known; add them to packages/check/src/facts/service-hosts.ts.`,
      );
  }
  for (const type of new Set(nodes.map(({ node }) => node.type)))
    if (!knownIcon(type))
      found.push(`The icon of ${type} is not known; add it to src/workflow/facts/node-icons.ts.`);
  const read = TemplateMetadata.safeParse({ ...json, ...derived });
  if (!read.success)
    return [
      ...found,
      ...read.error.issues.map(
        (issue) => `metadata.json, field ${issue.path.join(".")}: ${issue.message}`,
      ),
    ];
  return [
    ...found,
    ...checkWords(read.data, file.name, template.path),
    ...checkRepeats(read.data, readFixtures(template)),
  ];
}

function checkRepeats({ repeats }: TemplateMetadata, fixtures: Fixtures | null): string[] {
  if (!repeats)
    return ["metadata.json has no field repeats: say what happens when the same comes twice."];
  const known = new Set(fixtures?.cases.map(({ name }) => name));
  return repeats.cases
    .filter((name) => !known.has(name))
    .map((name) => `metadata.json, field repeats: fixtures.json has no case "${name}".`);
}

function checkWords(metadata: TemplateMetadata, workflowName: string, path: string): string[] {
  const { title, category, industries, changelog, version, created_at, updated_at } = metadata;
  const found: string[] = [];
  if (workflowName !== title)
    found.push(`The workflow is named "${workflowName}", but the title is "${title}".`);
  if (!/^[A-Za-z0-9 -]+$/.test(title))
    found.push("The title uses other signs than letters, digits, spaces and hyphens.");
  if (
    !/^[A-Z][a-z]/.test(title) ||
    /^(A|An|The|How|Your|Auto|Automated|Automatic)\b|^(?!Bring\b|Ping\b)\w+ing\b/.test(title)
  )
    found.push(`The title "${title}" has to begin with a verb, such as "Send".`);
  const capitals = title
    .split(" ")
    .slice(1)
    .filter((word) => /^[A-Z]/.test(word)).length;
  if (capitals > (title.split(" ").length - 1) / 2)
    found.push(`The title "${title}" has to be in sentence case: capitals only for names.`);
  const wanted = `${pathForm(category[0] ?? "")}/${pathForm(title)}`;
  if (path !== wanted) found.push(`The folder is ${path}, but category and title say ${wanted}.`);
  for (const industry of industries)
    if (!INDUSTRIES.has(industry))
      found.push(
        `metadata.json, field industries: "${industry}" is none of ${[...INDUSTRIES].join(", ")}.`,
      );
  if (industries.length > 1 && industries.includes(ANY_BUSINESS))
    found.push(
      `metadata.json, field industries: "${ANY_BUSINESS}" stands alone, or the industries that it was made for.`,
    );
  if (industries.length > MAX_INDUSTRIES)
    found.push(
      `metadata.json, field industries: a template for more than ${MAX_INDUSTRIES} is for "${ANY_BUSINESS}".`,
    );
  const described = changelog[0]?.version;
  if (described !== version)
    found.push(
      `metadata.json, field changelog: the first entry is about ${described}, but the version is ${version}.`,
    );
  if (updated_at.slice(0, 10) !== changelog[0]?.date)
    found.push("metadata.json, field updated_at: is not the day of the newest change.");
  if (created_at.slice(0, 10) !== changelog.at(-1)?.date)
    found.push("metadata.json, field created_at: is not the day of the first release.");
  if (changelog.some(({ date }, place) => date < (changelog[place + 1]?.date ?? "")))
    found.push("metadata.json, field changelog: the newest change stands first.");
  const hours = (metadata.time_saved_minutes_per_case * metadata.typical_cases_per_month) / 60;
  if (hours > MAX_HOURS)
    found.push(
      `metadata.json: ${Math.round(hours)} hours saved a month is more than anybody believes; at most ${MAX_HOURS}.`,
    );
  if (new Set(category).size !== category.length)
    found.push("metadata.json, field category: names one twice.");
  for (const one of category)
    if (!CATEGORIES.has(one))
      found.push(
        `metadata.json, field category: "${one}" is none of ${[...CATEGORIES].join(", ")}.`,
      );
  return found;
}

const MAX_INDUSTRIES = 3;

/** Maximum number of hours a month that a template may claim to save: one working week of one person. */
const MAX_HOURS = 40;

/** Each category is a task for which people search. Trades are not categories: they are in the list of industries. */
const CATEGORIES = new Set([
  "AI Agents",
  "Bookings",
  "CRM",
  "Customer Support",
  "Data",
  "Documents",
  "E-commerce",
  "Email",
  "Finance",
  "HR",
  "Lead Generation",
  "Marketing",
  "Operations",
  "Social Media",
]);

/** The industries that the landing page names, and a name for templates that suit any business. */
const INDUSTRIES = new Set([ANY_BUSINESS, ...siteIndustries.map(({ name }) => name)]);
