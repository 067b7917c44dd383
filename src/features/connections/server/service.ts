import { connectPage } from "#content/library/connect-page.ts";
import type { Connection } from "#content/library/connections/connection.ts";
import { connectionGroups, connections } from "#content/library/connections/index.ts";
import type { TemplateNeeds } from "#features/templates/contract.ts";
import { lineHtml, templatesThatConnect } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { TEMPLATE_PAGES, TEMPLATES_IN_PAGE } from "../limits.ts";
import { iconOf } from "./icons.ts";
import type { ConnectionView } from "../views.ts";

/** Returns the data of the page that lists all guides. Its longer texts are rendered as safe HTML. */
export function showOverview() {
  const { getN8n, basics, rules } = connectPage;
  return {
    groups: connectionGroups.map(({ heading, connections: group }) => ({
      heading,
      connections: group.map(({ slug, name, summary, minutes }) => ({
        slug,
        name,
        summary,
        minutes,
        icon: iconOf(slug),
      })),
    })),
    getN8n: {
      ways: getN8n.ways.map(({ title, cost, text }) => ({ title, cost, text: lineHtml(text) })),
      checked: lineHtml(getN8n.checked),
    },
    basics: basics.steps.map(({ title, text }) => ({ title, text: lineHtml(text) })),
    rules: rules.points.map(lineHtml),
  };
}

/** Lists all connection guides. `changed`: the day on which a guide was last checked (ISO date). */
export function listConnections() {
  return connections.map((connection) => ({
    path: connectionPath(connection.slug),
    title: titleOf(connection),
    summary: connection.summary,
    changed: connection.checked,
  }));
}

function typesOf({ credentials }: Connection): string[] {
  return credentials.map(({ type }) => type);
}

function neededBy(connection: Connection): TemplateNeeds & { otherTools: string[] } {
  const { tool } = connection;
  if (tool) return { types: [], tools: [tool], otherTools: [] };
  const types = typesOf(connection);
  const otherTools = connections.flatMap((other) =>
    other.tool && typesOf(other).some((type) => types.includes(type)) ? other.tool : [],
  );
  return { types, tools: [], otherTools };
}

/**
 * Returns the data of a connection guide's page, with one page of its list of templates.
 * @param page - number of the page in the list of templates
 * @throws Refusal `not_found`
 */
export async function showConnection(
  platform: Platform,
  slug: string,
  page = "1",
): Promise<ConnectionView> {
  const found = connections.find((connection) => connection.slug === slug);
  const from = TEMPLATE_PAGES.indexOf(page) * TEMPLATES_IN_PAGE;
  if (!found || from < 0) throw new Refusal("not_found", connectPage.page.notFound);
  const { before, credentials, steps, test, problems } = found;
  const some = { from, most: TEMPLATES_IN_PAGE + 1 };
  const fitting = await templatesThatConnect(platform, neededBy(found), some);
  if (from > 0 && fitting.length === 0) throw new Refusal("not_found", connectPage.page.notFound);
  return {
    ...found,
    title: titleOf(found),
    before: {
      ...before,
      account: lineHtml(before.account),
      person: lineHtml(before.person),
      cost: lineHtml(before.cost),
      ready: lineHtml(before.ready),
    },
    credentials: credentials.map(({ rights, ...credential }) => ({
      ...credential,
      rights: rights.map(({ name, why }) => ({ name: lineHtml(name), why: lineHtml(why) })),
    })),
    steps: steps.map(({ title, actions }) => ({ title, actions: actions.map(lineHtml) })),
    test: test.map(lineHtml),
    problems: problems.map(({ message, answer }) => ({ message, answer: lineHtml(answer) })),
    templates: fitting.slice(0, TEMPLATES_IN_PAGE),
    page: Number(page),
    hasMoreTemplates: fitting.length > TEMPLATES_IN_PAGE,
  };
}

function titleOf({ name, title }: Connection): string {
  return title ?? interpolate(connectPage.page.title, { name });
}
