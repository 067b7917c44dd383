import { checkWorkflow, openCatalog, type CatalogData } from "#check/checkup.ts";
import { readExample, type Example, type Steps } from "#check/handbook/entry.ts";
import { loadCatalog } from "../../packages/check/src/command/catalog-file.ts";
import lightData from "../../packages/check/data/nodes-light.json" with { type: "json" };

/* Tests of the check-up share these steps of workflows, the findings in a workflow, and tables of workflows. */

/** The facts about n8n's nodes that browsers load. */
export const LIGHT = openCatalog(lightData as unknown as CatalogData);
/** The facts of Node and those of browsers. */
export const CATALOGS = [loadCatalog(), LIGHT];

export type Step = Steps[string];

export const HOOK: Step = ["webhook@2", { path: "a", httpMethod: "POST" }];
export const script = (jsCode: string): Step => ["code@2", { jsCode }];
/** A step that sets the field `a`. */
export const named = (value: string): Step => [
  "set@3.4",
  { assignments: { assignments: [{ id: "1", name: "a", type: "string", value }] } },
];
/** Gives a step these settings, such as `onError`. */
export const withSettings = ([type, parameters]: Step, settings: object): Step => [
  type,
  parameters,
  settings,
];

export const findingsIn = (example: Example) =>
  checkWorkflow(readExample(example), { catalog: loadCatalog() }).findings;
export const rulesIn = (example: Example) => findingsIn(example).map(({ rule }) => rule);

/** Cases by the rule that they are about, and by what is special about them. */
export type Cases<Case = Example> = Record<string, Record<string, Case>>;

/** @returns rows for `test.each` */
export function casesOf<Case>(cases: Cases<Case>): [rule: string, what: string, one: Case][] {
  return Object.entries(cases).flatMap(([rule, all]) =>
    Object.entries(all).map(([what, one]): [string, string, Case] => [rule, what, one]),
  );
}
