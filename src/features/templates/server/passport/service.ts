import { readWorkflow } from "#check/read/workflow.ts";
import { costs as costTexts } from "#content/library/costs.ts";
import { prices } from "#content/library/prices.ts";
import type { Right } from "#content/library/connections/connection.ts";
import { brand } from "#content/site/brand.ts";
import type { Platform } from "#platform/platform.ts";
import { folderPath, passportPath, templatePath } from "#shared/template-addresses.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { PASSPORT_FILES } from "#workflow/passport/files.ts";
import { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof, PassportView } from "../../views.ts";
import { guidePartHtml } from "../guide.ts";
import { rightsOf } from "../needed-connections.ts";
import type { WholeTemplate } from "../store.ts";
import { getWholeTemplate } from "../template-view.ts";
import { monthlyCosts } from "./costs.ts";

/** The passport for programs. @returns undefined for a template without one @throws Refusal `not_found` */
export async function passportData(
  platform: Platform,
  slug: string,
  origin: string,
): Promise<object | undefined> {
  const { title, proof } = await showPassport(platform, slug);
  if (!proof) return undefined;
  const { passport, permissions, costs, folder } = proof;
  const url = `${origin}${passportPath(slug)}`;
  const { format, ...facts } = passport;
  return {
    format,
    issuer: brand.name,
    title,
    url,
    badge_url: `${url}.svg`,
    template_url: `${origin}${templatePath(slug)}`,
    file_urls: PASSPORT_FILES.map((name) => `${origin}${folder}${name}`),
    ...facts,
    permissions,
    costs_per_month: {
      prices_of: prices.written,
      n8n: costTexts.n8n,
      reckoned_with: { case: costs.case, cases: costs.count, runs: costs.runs },
      services: costs.services.map(({ name, monthly, checked, sum }) => ({
        name,
        monthly,
        compared_on: checked,
        dollars: sum && { from: sum.from, to: sum.to },
      })),
      dollars: costs.total,
    },
  };
}

/** @throws Refusal `not_found` for a template that is not listed */
export async function showPassport(platform: Platform, slug: string): Promise<PassportView> {
  const whole = await getWholeTemplate(platform, slug);
  return { slug, title: whole.title, proof: proofOf(whole) };
}

function proofOf({
  metadata,
  passport: text,
  workflow,
  guide,
}: WholeTemplate): PassportProof | null {
  const passport = Passport.safeParse(JSON.parse(text ?? "null")).data;
  const known = TemplateMetadata.safeParse(metadata).data;
  if (!passport || !known) return null;
  const types = known.credentials.map(({ type }) => type);
  const costs = monthlyCosts(known, passport);
  return {
    passport,
    summary: known.summary,
    licence: known.licence,
    folder: folderPath(known),
    setup: {
      minutes: known.setup_minutes,
      connecting: costs.services.reduce((sum, { minutes }) => sum + minutes, 0),
      values: [...new Set(known.placeholders.map(({ label }) => label))],
    },
    guide: {
      needs: guidePartHtml(guide, "You need"),
      errors: guidePartHtml(guide, "What happens on errors"),
      privacy: guidePartHtml(guide, "Data protection"),
    },
    permissions: known.credentials.map(({ type, label, scopes, nodes }) => ({
      type,
      label,
      steps: nodes,
      rights: neededOf(
        rightsOf({ types, tools: known.tools }, type, scopes),
        operationsOf(nodes, workflow),
      ),
    })),
    costs,
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
