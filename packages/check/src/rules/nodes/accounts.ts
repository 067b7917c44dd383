import { humanize } from "../../read/humanize.ts";
import { isRecord } from "../../read/edges.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, listed } from "../wording.ts";

/**
 * Reports steps without credentials. An export that is meant for other people contains no credentials at all. The rule
 * therefore applies only if at least half of the steps that need credentials have them.
 */
export const noAccount: Rule = {
  id: "no-account",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check(subject) {
    const served = new Set(subject.steps.filter(hasAccount).map(({ type }) => type));
    if (served.size === 0) return [];
    const needing = subject.nodes.filter((known) => needsAccount(known, subject, served));
    const lacking = needing.filter(({ node }) => !hasAccount(node));
    if (lacking.length > needing.length / 2) return [];
    return lacking.map(({ node: { name } }) =>
      inStep([name], "has no account, though other steps have theirs, so the run stops there."),
    );
  },
  mend: "Open the step and choose or make a credential.",
};

/** Lists the steps that can sign in to a service and have no credentials, as in a template that was just imported. */
export function stepsWithoutAccount(subject: Subject): string[] {
  const services = subject.steps.filter(({ type }) => subject.catalog.typeOf(type)?.isService);
  const types = new Set(services.map(({ type }) => type));
  return subject.nodes
    .filter(
      (known) =>
        !known.node.disabled && !hasAccount(known.node) && needsAccount(known, subject, types),
    )
    .map(({ node }) => node.name);
}

/**
 * Whether a node needs credentials.
 * @param served - types of nodes that need credentials. Used only if the catalog does not say which types do, as in
 *   browsers
 */
function needsAccount(
  { node, facts }: KnownNode,
  { catalog }: Subject,
  served: ReadonlySet<string>,
): boolean {
  const { authentication } = facts.parameters;
  if (authentication === "predefinedCredentialType" || authentication === "genericCredentialType")
    return true;
  if (authentication === "none") return false;
  const { creds } = catalog.typeOf(node.type)?.variantOf(node.typeVersion) ?? {};
  // Most nodes of n8n itself need no account. In browsers, the catalog does not say which do.
  if (!creds) return facts.isCore ? /\.email(?:Send|Read)/.test(node.type) : served.has(node.type);
  const isRequired = Object.values(creds)
    .flat()
    .some((name) => name.endsWith("*"));
  return isRequired && facts.credentials.length > 0;
}

export const wrongAccount: Rule = {
  id: "wrong-account",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    subject.nodes
      .filter((known) => hasForeignAccount(known, subject))
      .map(({ node: { name, credentials } }) =>
        inStep(
          [name],
          `has an account of a kind that it cannot use (${listed(Object.keys(credentials ?? {}).map(humanize))}), so the run stops there.`,
        ),
      ),
  mend: "Open the step and choose an account of its own service.",
};

/**
 * Whether the step has credentials, but none of a type that it can use. Always false with the smaller catalog for
 * browsers, which does not say which types a step can use.
 */
function hasForeignAccount({ node, facts }: KnownNode, { catalog }: Subject): boolean {
  const { creds } = catalog.typeOf(node.type)?.variantOf(node.typeVersion) ?? {};
  if (!creds || facts.isCore || !hasAccount(node)) return false;
  const kinds = new Set(
    Object.values(creds)
      .flat()
      .map((name) => name.replace("*", "")),
  );
  const { authentication } = facts.parameters;
  if (authentication === "predefinedCredentialType" || authentication === "genericCredentialType")
    return false;
  return !Object.keys(node.credentials ?? {}).some((name) => kinds.has(name));
}

function hasAccount({ credentials }: NodeInFile): boolean {
  return isRecord(credentials) && Object.keys(credentials).length > 0;
}
