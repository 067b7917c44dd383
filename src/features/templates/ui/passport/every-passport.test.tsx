import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { loadCatalog } from "../../../../../packages/check/src/command/catalog-file.ts";
import { dataMapOf } from "#check/data-map/data-map.ts";
import { parseWorkflowFile } from "#check/read/strict-workflow.ts";
import { passport as words } from "#content/library/passport.ts";
import { withoutEntities } from "#workflow/story/readable.ts";
import { PARTS, questionsAndAnswers } from "../../passport/answers.ts";
import { isOwnN8n, LEARNS, learnsOf } from "../../passport/wording.ts";
import { proofOf } from "../../server/passport/service.ts";
import { Proved } from "./passport-article.tsx";

const EVERY = globSync("templates/*/*/passport.json")
  .toSorted()
  .map((path) => {
    const read = (name: string) => readFileSync(join(dirname(path), name), "utf8");
    const workflow = read("workflow.json");
    const metadata: unknown = JSON.parse(read("metadata.json"));
    const files = { metadata, passport: read("passport.json"), workflow };
    const proof = proofOf({ ...files, guide: read("configuration.md") })!;
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Proved proof={proof} origin="https://www.example.com" />
      </MemoryRouter>,
    );
    const { slug } = proof.passport;
    return { slug, proof, workflow, html, text: plain(html), toString: () => slug };
  });

function plain(html: string): string {
  return withoutEntities(html.replace(/<[^>]+>/g, " ").replaceAll("&#x27;", "'")).replace(
    /\s+/g,
    " ",
  );
}

/** Returns the text of one part of the page. */
function partOf({ html }: { html: string }, id: string): string {
  return plain(new RegExp(`<section id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "");
}

/** Sentences of which a page may have one at most. */
const CONTRADICTIONS: [RegExp, RegExp][] = [
  [/set n8n to prune/i, /for 14 days/],
  [/you need to set nothing/i, /keep no data|save fewer runs|saving successful executions/],
  [/0 with a free account/, /company account|Workspace/],
  [/none of its \d+ steps asks an AI/, /AI model of a company|An AI wrote words in it/],
  [/goes to other people before somebody was asked/, /To other people, by itself: nobody/],
  [/It deletes nothing/, /deletes from it/],
  [/no recorded run sent a message/, /Seen when:/],
  [/no recorded run added, changed or deleted/, /adds to it|writes to it|deletes from it/],
  [/it runs without any account/, /What this template does with it/],
  [/To your own n8n only/, /Service of a company|AI model of a company/],
  [/Its words reach other people only after/, /Its words can reach other people without/],
  [/You are told/, /No message tells you/],
];

test.each(EVERY)("%s says no two things that contradict each other", ({ text }) => {
  const held = CONTRADICTIONS.filter((pair) => pair.every((sentence) => sentence.test(text)));
  expect(held).toEqual([]);
});

test.each(EVERY)("%s answers every question of a buyer once, and without a gap", (one) => {
  const answers = questionsAndAnswers(one.proof);
  expect(answers).toHaveLength(PARTS.length);
  const timesIn = (text: string, part: string) => text.split(part).length - 1;
  const wrong = answers.filter(
    ({ question, answer }) =>
      !/^\S.{15}/.test(answer) ||
      timesIn(one.html, `>${question.replaceAll("'", "&#x27;")}</h2>`) !== 1 ||
      timesIn(one.text, answer) !== 1,
  );
  expect(wrong).toEqual([]);
  expect(one.text).not.toMatch(/\{\w+\}(?!\})|\bundefined\b|\bNaN\b/);
});

test.each(EVERY)(
  "%s says of each step that can fail in one way how its owner hears of it",
  (one) => {
    const { failures } = one.proof.passport;
    const part = partOf(one, "failures");
    const groups = Object.groupBy(failures, learnsOf);
    const headings = LEARNS.filter((way) => groups[way]).map((way) => words.failures.groups[way]);
    const texts = headings.map((heading, place) => {
      const next = headings[place + 1];
      const to = next === undefined ? part.length : part.lastIndexOf(` ${next} `);
      return part.slice(part.lastIndexOf(` ${heading} `), to);
    });
    const lost = LEARNS.filter((way) => groups[way]).flatMap((way, place) =>
      groups[way]!.filter(({ step }) => !texts[place]!.includes(step)),
    );
    expect(lost.map(({ step }) => step)).toEqual([]);
    const named = failures.length > 0 ? `Of the ${failures.length} that need a service` : "";
    expect(part).toContain(named);
  },
);

test.each(EVERY)("%s lists everybody who receives a field of a person, with that field", (one) => {
  const { file } = parseWorkflowFile(one.workflow);
  const part = partOf(one, "receivers");
  const { receivers } = one.proof.passport;
  const missing = dataMapOf(file!, loadCatalog()).receivers.flatMap(({ company, kind, fields }) => {
    const listed = receivers.find((other) => other.company === company && other.kind === kind);
    if (listed && isOwnN8n(listed)) return [];
    // A message is listed by its own words. The name "address" is a postal address in files, an email address in runs.
    const named = fields.filter((field) => field !== "message" && field !== "postal address");
    return [
      ...(part.includes(company) ? [] : [company]),
      ...named.filter((field) => !listed?.fields.includes(field) || !part.includes(field)),
    ];
  });
  expect(missing).toEqual([]);
});

test.each(EVERY)("%s lists every column that its recorded runs wrote", (one) => {
  const part = partOf(one, "receivers");
  for (const receiver of one.proof.passport.receivers.filter((other) => !isOwnN8n(other)))
    for (const column of receiver.columns) expect(part).toContain(column.replace(/\s+/g, " "));
});

/** Parameters of n8n's forms, chats and questions whose text people see. */
const SEEN_BY_PEOPLE =
  /^(?:formTitle|formDescription|fieldLabel|placeholder|option|buttonLabel|formSubmittedText|completionTitle|completionMessage|title|subtitle|initialMessages|inputPlaceholder|approveLabel|disapproveLabel|messageButtonLabel|responseFormTitle|responseFormDescription|responseFormButtonLabel)$/;
type Node = { type: string; parameters: Record<string, unknown> };

function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return SEEN_BY_PEOPLE.test(key) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, Array.isArray(value) ? key : name),
  );
}

test.each(EVERY)("%s shows every fixed text of its forms, chats and questions", (one) => {
  const { nodes } = JSON.parse(one.workflow) as { nodes: Node[] };
  const shown = nodes.filter(
    ({ type, parameters }) =>
      /\.(?:form|formTrigger|chatTrigger)$/.test(type) || parameters["operation"] === "sendAndWait",
  );
  const part = partOf(one, "messages");
  for (const { parameters } of shown)
    for (const text of textsOf(parameters).filter((fixed) => !fixed.startsWith("=")))
      expect(part).toContain(text.replace(/\s+/g, " ").trim());
});

test("forms, chats and questions are among the templates, so that the test above reads some", () => {
  const channels = EVERY.flatMap(({ proof }) =>
    proof.passport.messages.flatMap(({ seen }) => seen.map(({ message }) => message.channel)),
  );
  for (const channel of ["formTrigger", "formPage", "chatWindow", "googleBusinessProfile"])
    expect(channels).toContain(channel);
});
