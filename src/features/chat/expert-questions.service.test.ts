import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { lastAnswer } from "#tests/support/conversation.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";

useLibrary();

test.each([
  ["feeds", "Is there an RSS feed of your site?"],
  ["feeds", "Habt ihr eine öffentliche API?"],
  ["error-handling", "Do you use continueOnFail or error workflows?"],
  ["error-handling", "Nutzen eure Vorlagen einen Error Workflow?"],
  ["n8n-version", "Which typeVersion do your HTTP nodes have?"],
  ["n8n-version", "Which n8n version were the templates tested with?"],
  ["practice-software", "We use Medatixx in our practice"],
  ["professional-secrecy", "Wie verträgt sich das mit meiner ärztlichen Schweigepflicht?"],
  ["professional-secrecy", "How is attorney-client privilege kept?"],
  ["discounts", "Which margin does an agency get?"],
  ["partners", "How much commission do agencies get?"],
  ["for-clients", "Am I allowed to sell the templates?"],
  ["template-language", "Gibt es eure Vorlagen auch auf Deutsch?"],
  ["template-language", "Are your templates available in German?"],
])("%s answers “%s”", async (id, message) => {
  const { kinds } = await lastAnswer(platform, [message]);
  expect(kinds[0]).toBe(id);
});

test("a question about German after a template is not answered with a plain yes", async () => {
  const { text } = await lastAnswer(platform, ["Angebote nachfassen", "Gibt es die auf Deutsch?"]);
  expect(text).toContain("englisch");
  expect(text).not.toMatch(/\nJa[.,:]/u);
});

const workflows = globSync("templates/*/*/workflow.json");

test("the answer about versions names the releases in which every template was played", async () => {
  const { text } = await lastAnswer(platform, ["Which version of n8n do I need?"]);
  for (const path of workflows) {
    const passport = readFileSync(join(dirname(path), "passport.json"), "utf8");
    const { releases } = JSON.parse(passport) as { releases: { n8n: string }[] };
    for (const { n8n } of releases) expect(text).toContain(n8n);
  }
});

test("no template has the settings that the answer about errors denies", () => {
  expect(workflows.length).toBeGreaterThan(0);
  for (const path of workflows)
    expect(readFileSync(path, "utf8")).not.toMatch(/continueOnFail|"errorWorkflow"/u);
});
