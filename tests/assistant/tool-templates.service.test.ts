import { beforeAll, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { isSameTool } from "#features/chat/server/answer/named-tools.ts";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import { LIBRARY } from "#tests/support/library.ts";
import { sample } from "#tests/support/sample.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { visitorOf } from "../../scripts/eval/visitor.ts";

const WISHES = [
  (tool: string) => `Do you have a ${tool} template?`,
  (tool: string) => `any templates for ${tool}`,
  (tool: string) => `got something with ${tool}?`,
  (tool: string) => `habt ihr eine ${tool}-Vorlage`,
  (tool: string) => `Gibt es Vorlagen für ${tool}?`,
  (tool: string) => `was habt ihr mit ${tool}`,
];

const library = readLibrary(LIBRARY, () => undefined).map(({ metadata }) => metadata);
/** The tools of all templates except n8n. Every template needs n8n, so any template would fit a question for n8n. */
const tools = [...new Set(library.flatMap((one) => one.tools))].filter((one) => !/n8n/u.test(one));

let visitor: ReturnType<typeof visitorOf>;
useLibrary();
beforeAll(() => {
  visitor = visitorOf(platform);
});

const worksWith = (slug: string, tool: string) =>
  library.some((one) => one.slug === slug && one.tools.some((name) => isSameTool(name, tool)));

test.each([
  ["first", []],
  ["after another template", ["Remind patients of appointments by text message"]],
])("a visitor who asks for a template with a tool gets one (%s)", async (_, before) => {
  const wrong: string[] = [];
  const wishes = tools.flatMap((tool) => WISHES.map((wish) => ({ tool, said: wish(tool) })));
  // A quick run asks about a tool at most once. From tool to tool, the wording of the question changes.
  for (const { tool, said } of sample(wishes, WISHES.length + 1)) {
    const { templates, kinds } = await visitor.converse([...before, said]);
    if (!templates.some((slug) => worksWith(slug, tool)))
      wrong.push(`${said}: ${kinds.join()} ${templates.join()}`);
  }
  expect(wrong).toEqual([]);
});

test("templates in the answer to a message that names little but a tool work with this tool", async () => {
  const wrong: string[] = [];
  for (const tool of tools)
    for (const wish of [`Can you connect ${tool} to my calendar?`, `${tool} mit Kalender`]) {
      const { templates } = await visitor.converse([wish]);
      if (templates.length > 0 && !templates.some((slug) => worksWith(slug, tool)))
        wrong.push(`${wish}: ${templates.join()}`);
    }
  expect(wrong).toEqual([]);
});

test("if only a tool led to the templates, the assistant does not say that they do the task", async () => {
  const { text, templates } = await visitor.converse(["Can you connect WhatsApp to my calendar?"]);
  expect(templates.length).toBeGreaterThan(0);
  expect(text).not.toContain(assistant.site.en.foundTemplates);
  expect(text).not.toContain(assistant.site.en.foundTemplate);
});
