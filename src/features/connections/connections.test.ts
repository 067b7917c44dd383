import { describe, expect, test } from "vitest";
import { connections } from "#content/library/connections/index.ts";
import { LISTED_PATHS } from "#shared/listed-paths.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";

const explained = connections.flatMap((connection) =>
  connection.credentials.map((credential) => ({ ...credential, connection })),
);

const needed = TEMPLATES.flatMap(
  ({ json }) => (json("metadata.json") as TemplateMetadata).credentials,
);
const types = [...new Set(needed.map(({ type }) => type))];
// Leaves out guides to a single tool that uses a generic credential of n8n, such as Header Auth, because several of
// these guides explain the same type of credential.
const byType = explained.filter(
  ({ connection, type }) => !connection.tool || !type.startsWith("http"),
);

test("the templates of the library need credentials", () => {
  expect(types.length).toBeGreaterThan(10);
});

test.each(types)(
  "the guide for %s exists, uses n8n's name for it, and lists all its rights",
  (type) => {
    const page = byType.find((credential) => credential.type === type);
    if (!page) throw new Error(`content/library/connections/ has no page about ${type}.`);
    const rights = page.rights.flatMap(({ name }) => name.split(", "));
    for (const { label, scopes } of needed.filter((credential) => credential.type === type)) {
      expect(page.label).toBe(label);
      expect(scopes.filter((scope) => !rights.includes(scope))).toEqual([]);
    }
  },
);

test("no two connections share an address or explain the same credential", () => {
  const slugs = connections.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(new Set(byType.map(({ type }) => type)).size).toBe(byType.length);
  const tools = connections.flatMap(({ tool }) => tool ?? []);
  expect(new Set(tools).size).toBe(tools.length);
});

test("guides link to existing pages", () => {
  const led = TEMPLATES.flatMap(({ text }) => [
    ...text("configuration.md").matchAll(/\]\(\/connect\/([^)]*)\)/g),
  ]);
  expect(led.length).toBeGreaterThan(0);
  const slugs = connections.map(({ slug }) => slug);
  expect(led.map(([, slug = ""]) => slug).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

describe.each(connections)("the page about $slug", (connection) => {
  const { summary, checked, minutes, steps, test: signs, problems, sources } = connection;

  test("the guide has text in every part", () => {
    expect(Object.values(connection.before).filter((text) => text.trim() === "")).toEqual([]);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.filter(({ actions }) => actions.length === 0)).toEqual([]);
    expect(signs.length).toBeGreaterThan(0);
    expect(problems.length).toBeGreaterThan(3);
    expect(connection.credentials.filter(({ rights }) => rights.length === 0)).toEqual([]);
    expect(minutes).toBeGreaterThan(0);
  });

  test("the guide has a description for search engines, the date of its last check and its sources", () => {
    expect(summary.length).toBeLessThanOrEqual(155);
    expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(sources.length).toBeGreaterThan(0);
  });

  test("the guide links to n8n's own page, to https addresses, and to existing pages of this site", () => {
    for (const { docs } of connection.credentials)
      expect(docs).toMatch(/^https:\/\/docs\.n8n\.io\/.+\/$/);
    const written = [...JSON.stringify(connection).matchAll(/\]\(([^)]+)\)/g)].map(
      ([, address = ""]) => address,
    );
    const known = [...LISTED_PATHS, ...connections.map(({ slug }) => connectionPath(slug))];
    const addresses = [...written, ...sources.map(({ url }) => url)];
    expect(
      addresses.filter((address) => !address.startsWith("https://") && !known.includes(address)),
    ).toEqual([]);
  });
});

/** By Google scope, a pattern for the strongest right that it gives, as in Google's list of OAuth 2.0 scopes. */
const STRONGEST: Record<string, RegExp> = {
  "https://mail.google.com/": /send.*permanently delete all/,
  "gmail.modify": /write and send.*trash/,
  "gmail.compose": /delete drafts.*send/,
  "gmail.labels": /delete your labels/,
  "gmail.addons.current.action.compose": /send email/,
  "gmail.addons.current.message.action": /See the email/,
  calendar: /share and permanently delete all calendars/,
  "calendar.events": /delete events in all/,
  drive: /delete all files/,
  "drive.appdata": /delete/,
  "drive.photos.readonly": /photos, videos and albums/,
  spreadsheets: /delete all your spreadsheets/,
  "drive.metadata": /change.*all files/,
  "drive.file": /delete/,
  "business.manage": /delete your business listings/,
};

test("every sentence about a scope of Google names its strongest right", () => {
  const google = connections.find(({ slug }) => slug === "google");
  const rights = google?.credentials.flatMap((credential) => credential.rights) ?? [];
  expect(rights.length).toBeGreaterThan(10);
  for (const { name, why } of rights) {
    const scope = name.replace("https://www.googleapis.com/auth/", "");
    expect(STRONGEST).toHaveProperty([scope]);
    expect(why).toMatch(STRONGEST[scope]!);
  }
});
