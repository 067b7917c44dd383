import type { Connection, Right } from "#content/library/connections/connection.ts";
import { connections } from "#content/library/connections/index.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import type { TemplateNeeds } from "../contract.ts";
import type { ConnectionNeed } from "../views.ts";

export function connectionsFor(template: TemplateNeeds): ConnectionNeed[] {
  return needed(template).map(({ slug, name, minutes, before }) => ({
    slug,
    name,
    minutes,
    monthly: before.monthly,
  }));
}

/**
 * Lists the connections that a template needs, without repetition, in the order of the page with all connection guides.
 */
export function needed(template: TemplateNeeds): Connection[] {
  const ofTools = connections.filter(({ tool }) => tool && template.tools.includes(tool));
  const explained = new Set(ofTools.flatMap(typesOf));
  return connections.filter(
    (connection) =>
      ofTools.includes(connection) ||
      (!connection.tool &&
        typesOf(connection).some((type) => template.types.includes(type) && !explained.has(type))),
  );
}

/** Returns how many minutes it takes to connect the services of a template, if none of them is connected yet. */
export function connectingMinutes({ credentials, tools }: TemplateMetadata): number {
  const types = credentials.map(({ type }) => type);
  return needed({ types, tools }).reduce((sum, { minutes }) => sum + minutes, 0);
}

/**
 * Lists the rights that a template needs for a credential of this `type`.
 * @param scopes - names of the rights to list; if empty, all rights are listed
 */
export function rightsOf(
  template: TemplateNeeds,
  type: string,
  scopes: readonly string[],
): Right[] {
  const all = needed(template)
    .flatMap(({ credentials }) => credentials)
    .filter((credential) => credential.type === type)
    .flatMap(({ rights }) => rights)
    .map(({ name, why }) => ({ name: withoutMarks(name), why: withoutMarks(why) }));
  if (scopes.length === 0) return all;
  return scopes.map((name) => all.find((right) => right.name === name) ?? { name, why: "" });
}

function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replace(/[*`]/g, "");
}

function typesOf({ credentials }: Connection): string[] {
  return credentials.map(({ type }) => type);
}
