import type { Catalog } from "../facts/catalog.ts";
import type { WorkflowFile } from "../read/workflow-file.ts";
import { idsToNames } from "../repairs/repairs.ts";
import { RULES } from "../rules/all-rules.ts";
import { withoutSecrets } from "../rules/share/find-secrets.ts";
import { connectionIds } from "../rules/connections/connection-ids.ts";
import { profilesOf, type Rule, type Trouble } from "../rules/rule.ts";
import { fieldsRead } from "../rules/fields/fields-read.ts";
import { Subject, type ReadsOf } from "../rules/subject.ts";
import { listed } from "../rules/wording.ts";
import { LEVELS, type Finding, type Level, type Profile, type Report } from "../rules/finding.ts";
import { arranged } from "./worst-first.ts";

export type CheckOptions = {
  /** Facts about n8n's nodes: the result of `openCatalog` for `data/nodes.json`. */
  catalog: Catalog;
  /** Purposes for which to check the workflow. By default `runs` alone: whether it can run. */
  profiles?: readonly Profile[];
};

/**
 * @returns the findings, worst first; a finding lists all places where the workflow breaks the same rule at the same
 *   level
 */
export function checkWorkflow(file: WorkflowFile, options: CheckOptions): Report {
  const report = checkBy(RULES, file, options, fieldsRead);
  return { ...report, findings: arranged(report.findings) };
}

/**
 * Checks a workflow by the given rules. The findings are neither sorted nor folded: on the site, the page calls
 * `arranged` for this purpose, to keep the script of its web worker small.
 */
export function checkBy(
  rules: readonly Rule[],
  file: WorkflowFile,
  options: CheckOptions,
  readsOf?: ReadsOf,
): Report {
  const { catalog, profiles = ["runs"] } = options;
  const { subject, byId } = namedSubject(file, catalog, readsOf);
  const active = rules.filter((rule) => profilesOf(rule).some((name) => profiles.includes(name)));
  const troubles = new Map<string, Trouble[]>();
  for (const rule of active) {
    const found = rule === connectionIds ? byId : troublesOf(rule, subject);
    if (found.length > 0) troubles.set(rule.id, (troubles.get(rule.id) ?? []).concat(found));
  }
  // If several rules share an id, their findings are merged. The merged findings stand where the first of these rules
  // stands.
  const broken = active.filter(
    ({ id }, index) => troubles.has(id) && active.findIndex((first) => first.id === id) === index,
  );
  const findings = broken.flatMap((rule) => findingsOf(rule, troubles.get(rule.id) ?? []));
  return {
    findings,
    profiles: [...profiles],
    releases: catalog.releases,
  };
}

function troublesOf(rule: Rule, subject: Subject): Trouble[] {
  const troubles = rule.check(subject);
  if (!rule.whenReached) return troubles;
  return troubles.filter(({ nodes: [name = ""], path }) => {
    const node = subject.nodeCalled(name);
    if (!node) return true;
    const [field = ""] = rule.aboutUnread ? [] : (path?.split(/[.[]/) ?? []);
    return subject.runs(name) && (field === "" || subject.reads(node, field));
  });
}

/**
 * Prepares the workflow for the rules. If connections name nodes by id, only the rule `connectionIds` reports this
 * mistake. All other rules check a copy in which names replace the ids.
 */
function namedSubject(file: WorkflowFile, catalog: Catalog, readsOf?: ReadsOf) {
  const subject = new Subject(file, catalog, readsOf);
  const byId = connectionIds.check(subject);
  if (byId.length === 0) return { subject, byId };
  const copy = { ...file };
  idsToNames(new Subject(copy, catalog));
  return { subject: new Subject(copy, catalog, readsOf), byId };
}

function findingsOf(rule: Rule, troubles: readonly Trouble[]): Finding[] {
  return LEVELS.flatMap((level) => {
    const same = troubles.filter((trouble) => (trouble.level ?? rule.level) === level);
    return same.length === 0 ? [] : [findingOf(rule, level, same)];
  });
}

function findingOf(rule: Rule, level: Level, troubles: readonly Trouble[]): Finding {
  const [only, ...others] = troubles;
  const nodes = [...new Set(troubles.flatMap((trouble) => trouble.nodes))];
  const isOne = only !== undefined && others.length === 0;
  return {
    rule: rule.id,
    level,
    profiles: profilesOf(rule),
    nodes: nodes.map(withoutSecrets),
    ...(isOne && only.path !== undefined ? { path: only.path } : {}),
    // The sentence may quote the workflow, so secrets are removed from it.
    sentence: withoutSecrets(isOne ? only.sentence : sentenceOver(rule, troubles)),
    mend: mendOf(rule, troubles),
    repairable:
      rule.repairable === true && troubles.some((trouble) => trouble.repairable !== false),
    consequences: isOne
      ? []
      : troubles.map(({ nodes: places, path, sentence }) => ({
          nodes: places.map(withoutSecrets),
          ...(path === undefined ? {} : { path }),
          sentence: withoutSecrets(sentence),
        })),
  };
}

function sentenceOver(rule: Rule, troubles: readonly Trouble[]): string {
  const named = troubles.flatMap((trouble) => trouble.nodes.slice(0, 1));
  if (rule.together) {
    const causes = troubles.flatMap(({ cause, nodes }) => cause ?? nodes.slice(0, 1));
    return rule.together(troubles.length, listed(causes));
  }
  const [first] = troubles;
  const others = new Set(named.filter((name) => name !== first?.nodes[0]));
  const also =
    others.size > 0
      ? `${troubles.every(isLike(first)) ? "The same" : "Also"} in ${listed([...others])}.`
      : `The same in ${troubles.length} places.`;
  return `${first?.sentence ?? ""} ${also}`;
}

/**
 * Returns a function that says whether another mistake has the same sentence as `first`, apart from names in quotes.
 */
const isLike = (first: Trouble | undefined) => {
  const plain = (text = "") => text.replace(/"[^"]*"/g, "");
  return ({ sentence }: Trouble) => plain(sentence) === plain(first?.sentence);
};

/** Returns the advice for a finding: that of its mistakes if all have the same advice, otherwise that of the rule. */
function mendOf(rule: Rule, [first, ...others]: readonly Trouble[]): string {
  const isShared = others.every((trouble) => trouble.mend === first?.mend);
  return isShared && first?.mend !== undefined ? withoutSecrets(first.mend) : rule.mend;
}
