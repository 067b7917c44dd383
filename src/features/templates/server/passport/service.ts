import { readWorkflow } from "#check/read/workflow.ts";
import { costs } from "#content/library/costs.ts";
import { prices } from "#content/library/prices.ts";
import type { Right } from "#content/library/connections/connection.ts";
import { brand } from "#content/site/brand.ts";
import type { Platform } from "#platform/platform.ts";
import { passportPath, templatePath } from "#shared/template-addresses.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { Passport } from "#workflow/passport/passport.ts";
import type { PassportView } from "../../views.ts";
import { connectionsFor, rightsOf } from "../needed-connections.ts";
import { getWholeTemplate } from "../template-view.ts";

/** The passport for programs. @returns undefined for a template without one @throws Refusal `not_found` */
export async function passportData(
  platform: Platform,
  slug: string,
  origin: string,
): Promise<object | undefined> {
  const view = await showPassport(platform, slug);
  const { passport, title, connections, permissions } = view;
  if (!passport) return undefined;
  const url = `${origin}${passportPath(slug)}`;
  const { format, ...facts } = passport;
  return {
    format,
    issuer: brand.name,
    title,
    url,
    badge_url: `${url}.svg`,
    template_url: `${origin}${templatePath(slug)}`,
    ...facts,
    permissions,
    costs_per_month: {
      prices_of: prices.written,
      n8n: costs.n8n,
      services: connections.map(({ name, monthly }) => ({ name, monthly })),
    },
  };
}

/** @throws Refusal `not_found` for a template that is not listed */
export async function showPassport(platform: Platform, slug: string): Promise<PassportView> {
  const { title, version, metadata, passport, workflow } = await getWholeTemplate(platform, slug);
  const known = TemplateMetadata.safeParse(metadata).data;
  const credentials = known?.credentials ?? [];
  const types = credentials.map(({ type }) => type);
  return {
    slug,
    title,
    version,
    passport: Passport.safeParse(JSON.parse(passport ?? "null")).data ?? null,
    connections: known ? connectionsFor({ types, tools: known.tools }) : [],
    permissions: credentials.map(({ type, label, scopes, nodes }) => ({
      type,
      label,
      steps: nodes,
      rights: neededOf(
        rightsOf({ types, tools: known?.tools ?? [] }, type, scopes),
        operationsOf(nodes, workflow),
      ),
    })),
    use: known ? { case: known.case, count: known.typical_cases_per_month } : null,
  };
}

/** Keeps only one of the levels "Read" and "Read/Write" of a key: the one that the operations need. */
function neededOf(rights: Right[], operations: readonly string[]): Right[] {
  const other = operations.every((one) => one.startsWith("get")) ? "Read/Write" : "Read";
  const levels = rights.filter(({ name }) => name === "Read" || name === "Read/Write");
  return levels.length === 2 ? rights.filter(({ name }) => name !== other) : rights;
}

/** The operations of these steps; "" where a step has n8n's default. */
function operationsOf(names: readonly string[], workflow: string | null): string[] {
  const { nodes } = readWorkflow(JSON.parse(workflow ?? '{"nodes":[],"connections":{}}'));
  return nodes
    .filter(({ name }) => names.includes(name))
    .map(({ parameters: { operation } }) => (typeof operation === "string" ? operation : ""));
}
