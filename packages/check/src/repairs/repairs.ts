import { gapsOf, rememberGaps } from "../read/gaps.ts";
import { namesById } from "../rules/connections/connection-ids.ts";
import { misspeltFields } from "../rules/fields/parameters.ts";
import { textsWithoutEquals } from "../rules/code/missing-equals.ts";
import { FILE_MARKS, NODE_MARKS, SETTING_MARKS } from "../rules/share/marks.ts";
import { secretsInFile } from "../rules/share/secrets-in-file.ts";
import { hasImpossibleName } from "../rules/nodes/tools.ts";
import { emptyLookup } from "../rules/running/empty-lookup.ts";
import type { Subject } from "../rules/subject.ts";
import { happensAgain } from "../rules/care/twice.ts";
import { at, fieldAt, shortened } from "../rules/wording.ts";
import { setText, withoutCached, withoutKeys } from "./change.ts";

/**
 * A function that repairs all findings of one rule. It changes `subject.file`, which is a copy of the workflow.
 * @returns a sentence for each change
 */
export type Repair = (subject: Subject) => string[];

/** The repairs that browsers load. Each key is the id of the rule whose findings the repair removes. */
export const REPAIRS_OF_BROWSER: ReadonlyMap<string, Repair> = new Map<string, Repair>([
  ["wrong-shape", fillGaps],
  ["connection-ids", idsToNames],
  ["missing-equals", addEquals],
  ["unknown-node", renameTypes],
  ["retries-what-cannot-be-undone", switchOffRetry],
  ["secret-in-file", removeSecrets],
  ["pinned-data", removePinnedData],
  ["installation-marks", removeMarks],
]);

export const REPAIRS: ReadonlyMap<string, Repair> = /* @__PURE__ */ new Map([
  ...REPAIRS_OF_BROWSER,
  ["misspelt-field", renameFields],
  ["empty-lookup", switchOnAlwaysOutput],
  ["impossible-tool-name", renameTools],
  ["failure-as-success", switchOffAlwaysOutput],
]);

/**
 * Reports which missing parts, except versions of nodes, were added when the file was read. Adding them was the repair:
 * nothing else changes.
 */
function fillGaps({ file }: Subject): string[] {
  const filled = gapsOf(file).filter(({ what }) => what !== "typeVersion");
  rememberGaps(file, []);
  return filled.map(({ node, what }) =>
    what === "connections"
      ? `The connections from "${shortened(node)}" stand in the lists that n8n expects.`
      : `${at(node)} has a field "parameters".`,
  );
}

export function idsToNames({ file }: Subject): string[] {
  const names = namesById(file);
  let changed = 0;
  const named = (end: string) => {
    const name = names.get(end);
    if (name === undefined) return end;
    changed += 1;
    return name;
  };
  file.connections = Object.fromEntries(
    Object.entries(file.connections).map(([from, kinds]) => [
      named(from),
      Object.fromEntries(
        Object.entries(kinds).map(([kind, outputs]) => [
          kind,
          outputs.map(
            (targets) =>
              targets?.map((target) => ({ ...target, node: named(target.node) })) ?? null,
          ),
        ]),
      ),
    ]),
  );
  return changed === 0 ? [] : [`${changed} ends of connections name the step instead of its id.`];
}

function addEquals(subject: Subject): string[] {
  return textsWithoutEquals(subject).map(({ node, text }) => {
    setText(node.parameters, text.path, `=${text.value}`);
    return `${fieldAt(node, text.path)} begins with "=".`;
  });
}

function renameTypes({ steps, catalog }: Subject): string[] {
  return steps.flatMap((node) => {
    const meant = catalog.typeOf(node.type) ? undefined : catalog.meantBy(node.type);
    if (meant === undefined) return [];
    node.type = meant;
    return [`${at(node.name)} is now of the type ${meant}.`];
  });
}

function renameFields(subject: Subject): string[] {
  return misspeltFields(subject).map(({ node, holder, written, meant }) => {
    holder[meant] = holder[written];
    delete holder[written];
    return `${at(node.name)}: the field "${shortened(written)}" is now called "${meant}".`;
  });
}

function switchOffAlwaysOutput({ steps }: Subject): string[] {
  return steps.flatMap((node) => {
    if (node.onError !== "continueErrorOutput" || node["alwaysOutputData"] !== true) return [];
    delete node["alwaysOutputData"];
    return [`${at(node.name)} no longer has "Always Output Data".`];
  });
}

function switchOnAlwaysOutput(subject: Subject): string[] {
  return emptyLookup.check(subject).map(({ nodes: [name = ""] }) => {
    const node = subject.nodeCalled(name);
    if (node) node["alwaysOutputData"] = true;
    return `${at(name)} has "Always Output Data".`;
  });
}

/** Replaces each invalid name of a tool by a valid one. Newer versions of n8n make the same name. */
function renameTools({ nodes }: Subject): string[] {
  return nodes.filter(hasImpossibleName).map(({ node: { name, parameters } }) => {
    const tool = String(parameters["name"])
      .replace(/[^\w-]+/g, "_")
      .slice(0, 64);
    parameters["name"] = tool;
    return `${at(name)} calls the tool "${tool}".`;
  });
}

function switchOffRetry({ nodes }: Subject): string[] {
  return nodes.flatMap((known) => {
    if (known.node.retryOnFail !== true || !happensAgain(known)) return [];
    for (const setting of ["retryOnFail", "maxTries", "waitBetweenTries"])
      delete known.node[setting];
    return [`${at(known.node.name)} no longer tries again after an error.`];
  });
}

function removeSecrets({ file }: Subject): string[] {
  return secretsInFile(file).map(({ place, remove }) => {
    remove();
    return `${place}: the secret was taken out.`;
  });
}

function removePinnedData({ file }: Subject): string[] {
  if (file["pinData"] === undefined) return [];
  delete file["pinData"];
  return ["The pinned data was removed."];
}

function removeMarks({ file }: Subject): string[] {
  const ofFile = withoutKeys(file, FILE_MARKS);
  const ofSettings = file.settings ? withoutKeys(file.settings, SETTING_MARKS) : [];
  const ofNodes = file.nodes.flatMap((node) => withoutKeys(node, NODE_MARKS));
  const cached = file.nodes.reduce((count, node) => count + withoutCached(node.parameters), 0);
  return [
    ...[...ofFile, ...ofSettings].map((mark) => `"${mark}" was removed.`),
    ...(ofNodes.length > 0
      ? [`Credentials and addresses of the old n8n were removed from ${ofNodes.length} places.`]
      : []),
    ...(cached > 0 ? [`The names of somebody's data were removed from ${cached} places.`] : []),
  ];
}
