import catalogData from "../../../../packages/check/data/nodes-light.json";
import {
  openCatalog,
  PROFILES,
  readWorkflows,
  withoutSecrets,
  withoutSecretsInFile,
  type CatalogData,
  type Profile,
  type ReadWorkflow,
  type Report,
} from "#check/checkup.ts";
import { checkBy } from "#check/findings/check-workflow.ts";
import { RULES_OF_BROWSER } from "#check/rules/all-rules.ts";
import { receiversOf } from "#check/data-map/data-map.ts";
import { knownNodes } from "#check/facts/known-nodes.ts";
import { mendBy } from "#check/repairs/mend-workflow.ts";
import { REPAIRS_OF_BROWSER } from "#check/repairs/repairs.ts";
import { stepsWithoutAccount } from "#check/rules/nodes/accounts.ts";
import { stepsWithoutFacts } from "#check/rules/fields/steps-without-facts.ts";
import { Subject } from "#check/rules/subject.ts";
import { listed } from "#check/rules/wording.ts";
import { isNote } from "#check/read/nodes.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import type { StoredPorts } from "#check/read/ports.ts";
import { drawWorkflow } from "#workflow/drawing/diagram.ts";
import { outlineOf } from "#workflow/outline/outline.ts";
import { servicesOf } from "../like-ours.ts";
import type { CheckedWorkflow, CheckupAnswer, CheckupRequest } from "../contract.ts";

/* The check-up runs in a worker, so that a large workflow does not freeze the page. */

const catalog = openCatalog(catalogData as unknown as CatalogData);
type Read = ReadWorkflow & { isCutOff: boolean };
let read: Read[] = [];
/** Maximum number of workflows in one check. Even an export of all workflows of a large n8n server contains fewer. */
const MAX_WORKFLOWS = 500;

addEventListener("message", ({ data }: MessageEvent<CheckupRequest>) => {
  let answer: CheckupAnswer;
  try {
    answer = data.type === "check" ? check(data) : mend(data);
  } catch {
    answer = { id: data.id, type: "failed" };
  }
  postMessage(answer);
});

function check({ id, texts }: Extract<CheckupRequest, { type: "check" }>): CheckupAnswer {
  const readings = texts.map(({ text, file }) => ({ ...readWorkflows(text), file }));
  read = readings.flatMap(({ workflows = [], slips = [], isCutOff = false }) =>
    workflows.map(({ file, notes }, place) => ({
      file,
      notes: [...slips, ...notes],
      isCutOff: isCutOff && place === workflows.length - 1,
    })),
  );
  const problems = readings.flatMap(({ problem, file }) => {
    if (problem === undefined) return [];
    return file === undefined ? problem : `${file}: ${problem}`;
  });
  const found = read.length;
  read = read.slice(0, MAX_WORKFLOWS);
  return { id, type: "checked", workflows: read.map(describe), found, problems };
}

function describe({ file, notes, isCutOff }: Read, index: number): CheckedWorkflow {
  const reports = Object.fromEntries(
    PROFILES.map((profile) => [
      profile,
      checkBy(RULES_OF_BROWSER, file, { catalog, profiles: [profile] }),
    ]),
  ) as Record<Profile, Report>;
  const shown = withoutSecretsInFile(file);
  const known = knownNodes(shown, catalog);
  const ports: StoredPorts = Object.fromEntries(
    known.map(({ node, facts }) => [node.name, facts.ports]),
  );
  const kinds = new Map(known.map(({ node, facts }) => [node.type, facts.label]));
  return {
    index,
    name: shown.name,
    steps: shown.nodes.filter((node) => !isNote(node)).length,
    notes: notes.map(withoutSecrets),
    isCutOff,
    diagram: attempt(() => drawWorkflow(shown, { ports, kinds })),
    data: attempt(() => receiversOf(shown, catalog)),
    outline: attempt(() => outlineOf(readWorkflow(shown), ports)),
    services: servicesOf(file, catalog),
    reports,
    withoutAccount: listed(stepsWithoutAccount(new Subject(shown, catalog)), 5),
    notLookedAt: listed(stepsWithoutFacts(shown, catalog), 5),
  };
}

/**
 * Returns the result of `make`; undefined if `make` throws. Even if the drawing fails, for example, the visitor then
 * gets the findings.
 */
function attempt<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function mend({ id, index, rules }: Extract<CheckupRequest, { type: "mend" }>): CheckupAnswer {
  const workflow = read[index];
  if (!workflow) return { id, type: "failed" };
  const { file, changes } = mendBy(REPAIRS_OF_BROWSER, workflow.file, catalog, rules);
  return {
    id,
    type: "mended",
    text: `${JSON.stringify(file, null, 2)}\n`,
    changes: changes.map(({ sentence }) => sentence),
  };
}
