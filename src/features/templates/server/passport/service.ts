import type { Edge } from "#check/read/edges.ts";
import { readWorkflow, type Workflow } from "#check/read/workflow.ts";
import { businessAccounts } from "#content/library/business-accounts.ts";
import { costs as costTexts } from "#content/library/costs.ts";
import { prices } from "#content/library/prices.ts";
import type { Right } from "#content/library/connections/connection.ts";
import { brand } from "#content/site/brand.ts";
import type { Platform } from "#platform/platform.ts";
import { folderPath, passportPath, templatePath } from "#shared/template-addresses.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { PASSPORT_FILES } from "#workflow/passport/files.ts";
import { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof, PassportView, MonthlyCosts } from "../../views.ts";
import { guidePartHtml, readConditions } from "../guide.ts";
import { connectingMinutes, rightsOf, needed } from "../needed-connections.ts";
import type { WholeTemplate } from "../store.ts";
import { getWholeTemplate } from "../template-view.ts";
import { questionsAndAnswers } from "../../passport/answers.ts";
import { causesOf } from "./set-off.ts";
import { usesPerCase } from "./uses-per-case.ts";

/** @throws Refusal `not_found` */
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
    answers: questionsAndAnswers(proof),
    ...facts,
    permissions,
    costs_per_month: {
      prices_of: prices.written,
      n8n: costTexts.n8n,
      reckoned_with: { case: costs.case, cases: costs.count, runs: costs.runs },
      services: costs.services.map(({ name, monthly, checked, sum, business }) => ({
        name,
        monthly,
        business_account: business?.name ?? null,
        compared_on: checked,
        dollars: sum && { from: sum.from, to: sum.to },
      })),
      dollars: costs.total,
      dollars_with_business_accounts: costs.inUse,
    },
  };
}

/** @throws Refusal `not_found` for a template that is not listed */
export async function showPassport(platform: Platform, slug: string): Promise<PassportView> {
  const template = await getWholeTemplate(platform, slug);
  return { slug, title: template.title, proof: proofOf(template) };
}

/** @returns null if the template has no valid passport, which is its test report */
export function proofOf({
  metadata,
  passport: text,
  workflow,
  guide,
}: Pick<WholeTemplate, "metadata" | "passport" | "workflow" | "guide">): PassportProof | null {
  const passport = Passport.safeParse(JSON.parse(text ?? "null")).data;
  const known = TemplateMetadata.safeParse(metadata).data;
  if (!passport || !known) return null;
  const types = known.credentials.map(({ type }) => type);
  const drawn = readWorkflow(JSON.parse(workflow ?? '{"nodes":[],"connections":{}}'));
  const costs = monthlyCosts(known, passport, drawn.edges);
  const sending = passport.messages.map(({ step }) => step);
  return {
    passport,
    summary: known.summary,
    licence: known.licence,
    folder: folderPath(known),
    setup: {
      minutes: known.setup_minutes,
      connecting: connectingMinutes(known),
      values: [...new Set(known.placeholders.map(({ label }) => label))],
    },
    steps: known.nodes.reduce((all, { count }) => all + count, 0),
    needs: readConditions(guide).needs,
    guide: {
      test: guidePartHtml(guide, "Test it"),
      errors: guidePartHtml(guide, "What happens on errors"),
      privacy: guidePartHtml(guide, "Data protection"),
    },
    permissions: known.credentials.map(({ type, label, scopes, nodes }) => ({
      type,
      label,
      steps: nodes,
      rights: neededOf(
        rightsOf({ types, tools: known.tools }, type, scopes),
        operationsOf(nodes, drawn),
      ),
    })),
    causes: Object.fromEntries(sending.map((step) => [step, causesOf(drawn, known.ports, step)])),
    never: {
      money: !drawn.nodes.some((node) => asks(node, MONEY)),
      cancel: !drawn.nodes.some((node) => asks(node, CANCEL)),
    },
    costs,
  };
}

const MONEY = /charge|refund|capture|payout|transfer/i;
const CANCEL = /cancel|delete|void/i;

/**
 * Whether a workflow step requests something from a service, such as a refund, that the pattern `name` matches. n8n's
 * own data tables do not count as a service.
 */
function asks({ type, parameters }: Workflow["nodes"][number], name: RegExp): boolean {
  const { operation, url, method, resource, updateFields, status } = parameters;
  const values = [operation, url, method, resource, status, updateFields];
  return !type.endsWith(".dataTable") && name.test(JSON.stringify(values));
}

/** If a credential offers both "Read" and "Read/Write", keeps only the one that the workflow's steps need. */
function neededOf(rights: Right[], operations: readonly string[]): Right[] {
  const other = operations.every((one) => one.startsWith("get")) ? "Read/Write" : "Read";
  const levels = rights.filter(({ name }) => name === "Read" || name === "Read/Write");
  return levels.length === 2 ? rights.filter(({ name }) => name !== other) : rights;
}

/** Returns the operations of the steps with these names. An operation is "" if the step uses n8n's default. */
function operationsOf(names: readonly string[], { nodes }: Workflow): string[] {
  return nodes
    .filter(({ name }) => names.includes(name))
    .map(({ parameters: { operation } }) => (typeof operation === "string" ? operation : ""));
}

type Known = Pick<TemplateMetadata, "case" | "typical_cases_per_month" | "tools" | "credentials">;

/**
 * Returns the costs of a typical month. A case is one piece of work, such as a lead. Each case is assumed to cause at
 * least one paid message or call.
 */
function monthlyCosts(known: Known, passport: Started, edges: readonly Edge[]): MonthlyCosts {
  const many = { ...known, typical_cases_per_month: known.typical_cases_per_month * 10 };
  const { count, runs, inUse } = costsOf(many, passport, edges);
  return { ...costsOf(known, passport, edges), tenfold: { count, runs, inUse } };
}

type Started = Pick<Passport, "starts" | "receivers">;

function costsOf(
  known: Known,
  { starts, receivers }: Started,
  edges: readonly Edge[],
): Omit<MonthlyCosts, "tenfold"> {
  const forCases = starts.filter(({ isForFailures }) => !isForFailures).map(({ step }) => step);
  const count = known.typical_cases_per_month;
  const types = known.credentials.map(({ type }) => type);
  const services = needed({ types, tools: known.tools }).map(
    ({ slug, name, checked, price, credentials, before: { monthly } }) => {
      const isPersonal = receivers.some((one) => one.company === name && hasPersonalData(one));
      const account = (isPersonal && businessAccounts[slug]) || null;
      const service = { slug, name, monthly, checked, sum: null, business: account };
      if (!price) return service;
      const { month = 0, each } = price;
      const paid = known.credentials.filter(({ type }) =>
        credentials.some((credential) => credential.type === type),
      );
      const times = usesPerCase(
        edges,
        forCases,
        paid.flatMap(({ nodes }) => nodes),
      );
      const [from, to] = [month + count * each.from, month + count * times * each.to];
      return { ...service, sum: { month, each, times, what: each.what, from, to } };
    },
  );
  const add = (end: "from" | "to") => services.reduce((all, { sum }) => all + (sum?.[end] ?? 0), 0);
  const total = { from: add("from"), to: add("to") };
  const accounts = services.reduce((all, { business }) => all + (business?.from ?? 0), 0);
  return {
    case: known.case,
    count,
    runs: runsOf(starts, count),
    services,
    total,
    inUse: { from: total.from + accounts, to: total.to + accounts },
  };
}

function hasPersonalData(receiver: Passport["receivers"][number]): boolean {
  const { fields, words, columns, gives, givesWords, texts } = receiver;
  const lists = [fields, words, columns, gives, givesWords];
  return texts !== null || lists.some(({ length }) => length > 0);
}

/**
 * Returns the number of the workflow's runs in a month. Start steps with a schedule have a fixed number of runs. All
 * other start steps together run once for each case, which is one piece of work, such as a lead.
 */
function runsOf(starts: Passport["starts"], count: number): number {
  const byClock = starts.reduce((all, { runs }) => all + (runs ?? 0), 0);
  const others = starts.some(({ runs, isForFailures }) => runs === null && !isForFailures);
  return byClock + (others ? count : 0);
}
