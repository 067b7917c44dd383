import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { loadCatalog } from "../../../../../packages/check/src/command/catalog-file.ts";
import { dataMapOf } from "#check/data-map/data-map.ts";
import { parseWorkflowFile } from "#check/read/strict-workflow.ts";
import { passport as content } from "#content/library/passport.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { withoutEntities } from "#workflow/story/readable.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { PARTS, questionsAndAnswers } from "../../passport/answers.ts";
import { isOwnN8n, learnsOf, usesOf } from "../../passport/wording.ts";
import { proofOf } from "../../server/passport/service.ts";
import { failuresByService } from "./failures.tsx";
import { Proved } from "./passport-article.tsx";

const EVERY = TEMPLATES.map(({ text, json }) => {
  const workflow = text("workflow.json");
  const guide = text("configuration.md");
  const metadata = json("metadata.json") as TemplateMetadata;
  const files = { metadata, passport: text("passport.json"), workflow };
  const proof = proofOf({ ...files, guide })!;
  const element = <Proved proof={proof} origin="https://www.example.com" />;
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />,
  );
  const { slug } = proof.passport;
  return { slug, metadata, guide, proof, workflow, html, text: plain(html), toString: () => slug };
});

function plain(html: string): string {
  return withoutEntities(html.replace(/<[^>]+>/g, " ").replaceAll("&#x27;", "'")).replace(
    /\s+/g,
    " ",
  );
}

/** Returns the text of the page's section with this id. */
function partOf({ html }: { html: string }, id: string): string {
  return plain(new RegExp(`<section id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "");
}

/** Pairs of sentences that contradict each other, so that a page may have at most one sentence of each pair. */
const CONTRADICTIONS: [RegExp, RegExp][] = [
  [/set n8n to prune/i, /for 14 days/],
  [/you need to set nothing/i, /keep no data|save fewer runs|saving successful executions/],
  [
    /(?<!a )free account(?!; for other people's data Google Workspace)/,
    /company account|Workspace/,
  ],
  [/none of its \d+ steps asks an AI/, /AI model of a company|An AI wrote words in it/],
  [/goes to other people before somebody was asked/, /To other people, by itself: nobody/],
  [/It deletes nothing/, /deletes from it/],
  [/no recorded run sent a message/, /Seen when:/],
  [/no recorded run added, changed or deleted/, /: (?:adds to|writes to|deletes from) it/],
  [/it runs without any account/, /What this template does with it/],
  [/To your own n8n only/, /Service of a company|AI model of a company/],
  [/Its words reach other people only after/, /Its words can reach other people without/],
  [/You are told/, /No message tells you/],
];

test.each(EVERY)("%s names n8n itself once in the list of what it needs", ({ html }) => {
  const [section = ""] = /<section id="needs".*?<\/section>/s.exec(html) ?? [];
  const needs = [...section.matchAll(/<li>(.*?)<\/li>/gs)].flatMap(
    ([, item]) => item?.split("\u00a0· ") ?? [],
  );
  expect(needs.filter((need) => /^n8n(?: [\d.]+ or newer\.)?$/.test(need))).toHaveLength(1);
});

test.each(EVERY)("%s says no two things that contradict each other", ({ text }) => {
  const held = CONTRADICTIONS.filter((pair) => pair.every((sentence) => sentence.test(text)));
  expect(held).toEqual([]);
});

/** Matches a wrong "a" before a vowel, as in "a answer". */
const WRONG_ARTICLE = /\b[Aa] (?!un[is]|us[eu]|eu|once?\b|[a-z]\b)[aeiou][a-z]*/g;

test.each(EVERY)("%s does not say “a invoice”, neither does its guide", ({ text, guide }) => {
  expect(`${text} ${guide}`.match(WRONG_ARTICLE)).toBeNull();
});

test.each(EVERY)("%s names each value by words that do not run together", (one) => {
  const wrong = one.metadata.placeholders.filter(
    ({ node, path, label }) =>
      node === "Set your values" && label.split(" ").length < path.split(/(?=A?[A-Z][a-z])/).length,
  );
  expect(wrong).toEqual([]);
});

test.each(EVERY)("%s says beside its verdict how many planted mistakes its tests missed", (one) => {
  const { made = 0, noticed = 0 } = one.proof.passport.faults ?? {};
  const said =
    /found no mistake\. We also broke (\d+) copies on purpose\. Our tests noticed (\d+)\. The template itself has none of these/
      .exec(one.text)
      ?.slice(1);
  expect(said).toEqual(noticed < made ? [String(made), String(noticed)] : undefined);
});

test.each(EVERY)("%s answers every question of a buyer once, and without a gap", (one) => {
  const answers = questionsAndAnswers(one.proof);
  expect(answers).toHaveLength(PARTS.length);
  const timesIn = (text: string, part: string) => text.split(part).length - 1;
  const wrong = answers.filter(
    ({ question, answer }) =>
      !/^\S.{15}/.test(answer) ||
      timesIn(one.html, `>${question.replaceAll("'", "&#x27;")}</h3>`) !== 1 ||
      timesIn(one.text, answer) !== 1,
  );
  expect(wrong).toEqual([]);
  expect(one.text).not.toMatch(/\{\w+\}(?!\})|\bundefined\b|\bNaN\b/);
});

test.each(EVERY)("%s says of each step that can fail how its owner hears of it", (one) => {
  const { failures } = one.proof.passport;
  const part = partOf(one, "failures");
  const lines = failuresByService(one.proof.passport);
  const wrong = failures.filter((failure) => {
    const [hears = ""] = content.failures.hears[learnsOf(failure)].split("{whom}");
    const about = lines.flatMap(({ sentences }) =>
      sentences.filter((sentence) => sentence.includes(`“${failure.step}”`)),
    );
    return !about.some((sentence) => sentence.includes(hears) && part.includes(sentence));
  });
  expect(wrong.map(({ step }) => step)).toEqual([]);
  const named = failures.length > 0 ? `Of the ${failures.length} that need a service` : "";
  expect(part).toContain(named);
});

test.each(EVERY)("%s says what happens while a service that starts it is down", (one) => {
  const part = partOf(one, "failures");
  const { starts, receivers } = one.proof.passport;
  const companies = starts
    .filter(({ kind }) => ["mailbox", "poll", "web"].includes(kind))
    .flatMap(({ step }) => receivers.filter(({ steps }) => steps.includes(step)).slice(0, 1))
    .map(({ company }) => `${company}, which starts it`);
  expect(companies.filter((company) => !part.includes(company))).toEqual([]);
});

test.each(EVERY)("%s never lists a message as sent in a run in which its service failed", (one) => {
  const { messages, failures } = one.proof.passport;
  const part = partOf(one, "messages");
  const failed = failures.flatMap(({ step, state, seen }) =>
    state === "played" && messages.some((message) => message.step === step)
      ? seen.map(({ situation }) => ({ step, situation }))
      : [],
  );
  const wrong = failed.filter(({ step, situation }) => {
    const from = part.indexOf(` ${step} `);
    const shown = messages.find((message) => message.step === step)!.seen;
    const isShown = shown.some(({ situations }) => situations.includes(situation));
    return isShown && !part.slice(from).includes("Its service failed when: ");
  });
  expect(wrong).toEqual([]);
});

/** Operations with which n8n's steps only read. "" is the default of a step without a choice, such as a model. */
const READING =
  /^(?:get|getAll|getMany|getChildren|availability|search|lookup|read|download|list|transcribe|)$/;
const WRITING_SQL = /\b(?:INSERT|UPDATE|DELETE|CREATE|DROP|ALTER)\b/;

test.each(EVERY)("%s says “read or compute” only of steps that cannot write", (one) => {
  const { nodes } = JSON.parse(one.workflow) as { nodes: (Node & { name: string })[] };
  const wrong = one.proof.permissions
    .flatMap(({ steps }) => steps)
    .filter((step) => usesOf(one.proof.passport, [step]).startsWith("read"))
    .flatMap((step) => nodes.filter(({ name }) => name === step))
    .filter(({ parameters: { operation = "", method = "GET", query = "" } }) =>
      operation === "executeQuery"
        ? WRITING_SQL.test(String(query))
        : !READING.test(String(operation)) || method !== "GET",
    );
  expect(wrong.map(({ name, parameters }) => [name, parameters["operation"]])).toEqual([]);
});

test.each(EVERY)("%s lists everybody who receives a field of a person, with that field", (one) => {
  const { file } = parseWorkflowFile(one.workflow);
  const part = partOf(one, "receivers");
  const { receivers } = one.proof.passport;
  const missing = dataMapOf(file!, loadCatalog()).receivers.flatMap(({ company, kind, fields }) => {
    const listed = receivers.find((other) => other.company === company && other.kind === kind);
    if (listed && isOwnN8n(listed)) return [];
    // Two fields are not compared. The passport (test report) describes the field "message" in other words. A field
    // named "address" counts as a postal address, but contains email addresses in the recorded runs.
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

/** Parameters of n8n's forms, chats and questions with texts that people see. */
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

test.each(EVERY)("%s says beside each message which step sets it off", (one) => {
  const part = partOf(one, "messages");
  const { nodes } = JSON.parse(one.workflow) as { nodes: { name: string; type: string }[] };
  const wrong = one.proof.passport.messages.filter(({ step }) => {
    const isStart = /trigger$/i.test(nodes.find(({ name }) => name === step)?.type ?? "");
    const causes = one.proof.causes[step] ?? [];
    if (causes.length === 0) return !isStart;
    return causes.some((cause) => !part.includes(`“${cause.step}”`) || cause.step === step);
  });
  expect(wrong.map(({ step }) => step)).toEqual([]);
  expect(part).not.toMatch(/Set off when \./);
});

test.each(EVERY)("%s claims never to cancel, charge or delete only if no step can", (one) => {
  const part = partOf(one, "changes");
  const { nodes } = JSON.parse(one.workflow) as { nodes: Node[] };
  const requests = JSON.stringify(
    nodes
      .filter(({ type }) => !/\.(?:dataTable|stickyNote)$/.test(type))
      .map(({ parameters: { operation, method, url } }) => [operation, method, url]),
  );
  const { cancel, money, noChange } = content.changes.answer;
  expect(/cancel|delete/i.test(requests) && part.includes(cancel)).toBe(false);
  expect(/charge|refund/i.test(requests) && part.includes(money)).toBe(false);
  const { writes } = one.proof.passport;
  const isOverwriting = writes.some(({ act }) => act !== "add");
  expect(part.includes(noChange)).toBe(writes.length > 0 && !isOverwriting);
});

test.each(EVERY)("%s says what ten times the number costs, and where access ends", (one) => {
  const { costs } = one.proof;
  expect(partOf(one, "costs")).toContain(
    `At ten times the number, ${(costs.count * 10).toLocaleString("en-US")} a month`,
  );
  expect(costs.tenfold.runs).toBeGreaterThanOrEqual(costs.runs);
  const off = partOf(one, "off");
  expect(costs.services.filter(({ name }) => !off.includes(name))).toEqual([]);
});
