import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { readWorkflow } from "#check/read/workflow.ts";
import { openTemplate, TEMPLATES, type TemplateFiles } from "#tests/support/library-files.ts";
import { wiresOf } from "../drawing/page-layout.ts";
import { TemplateMetadata } from "../facts/template-metadata.ts";
import { deedOf } from "./deeds.ts";
import { readable } from "./readable.ts";
import { asItWasThere, readFirstCase, readStory, type Story } from "./story.ts";

test.each<[what: string, value: unknown, said: string[]]>([
  [
    "names as people write them",
    { maxPerRun: 3, "Where to?": "Lisbon" },
    ["Max per run: 3", "Where to?: Lisbon"],
  ],
  ["nothing empty", { a: "", b: null, c: [], d: {}, e: 0 }, ["E: 0"]],
  ["nothing technical", { id: "1", threadId: "2", key: "3", name: "Dana" }, ["Name: Dana"]],
  [
    "what is inside",
    { body: { name: "Dana" }, start: { dateTime: "2026-11-19T06:00:00.000Z" } },
    ["Name: Dana", "Start: 19 Nov 2026, 06:00"],
  ],
  [
    "two of one name apart",
    { buyer: { name: "A" }, seller: { name: "B" } },
    ["Buyer: Name: A", "Seller: Name: B"],
  ],
  [
    "lists in one line",
    { tags: ["a", "b"], guests: [{ name: "A", seats: 2 }, { name: "B" }] },
    ["Tags: a; b", "Guests: A, 2; B"],
  ],
  [
    "yes and no with their names, also in lists",
    { guests: [{ name: "A", absent: false }], hasNextPage: false },
    ["Guests: A, Absent: no"],
  ],
  ["yes and no", { hot: true, paid: false }, ["Hot: yes", "Paid: no"]],
  [
    "markup as text",
    { note: "<p>Hello <b>you</b><br>there &amp; here</p>" },
    ["Note: Hello you\nthere & here"],
  ],
  [
    "an event of Google Calendar",
    { summary: "Mara Klein", description: "Double room", start: { date: "2026-11-20" } },
    ["Title: Mara Klein", "Notes: Double room", "Start: 20 Nov 2026"],
  ],
  [
    "an email of Gmail",
    { from: { text: "Anna <a@b.example>" }, subject: "A room?", text: "Hello", language: "de" },
    ["From: Anna <a@b.example>", "Subject: A room?", "Message: Hello", "Language: German"],
  ],
  [
    "a sender that is given twice",
    { from: { value: [{ address: "a@b.example" }], text: "a@b.example" }, subject: "A room?" },
    ["From: a@b.example", "From: a@b.example", "Subject: A room?"],
  ],
  ["a summary that is no event's", { summary: "Asks for a room" }, ["Summary: Asks for a room"]],
  [
    "words in angle brackets as they are",
    { note: "Kim <B>, Berg <Hamburg>" },
    ["Note: Kim <B>, Berg <Hamburg>"],
  ],
  [
    "a link of Slack by its words, and by its address if it has none",
    { note: "Late (3 times, <https://n8n.example.com/1|newest run>), <https://a.example>" },
    ["Note: Late (3 times, newest run), https://a.example"],
  ],
  ["comparisons are no markup", { rule: "1 < 2 > 0" }, ["Rule: 1 < 2 > 0"]],
  ["long texts shortened", { text: "a".repeat(999) }, [`Text: ${"a".repeat(240)} …`]],
  [
    "long texts shortened before a character, never within it",
    { text: `${"a".repeat(239)}🌱🌱` },
    [`Text: ${"a".repeat(239)} …`],
  ],
])("an entry is written for people: %s", (_, value, lines) => {
  expect(readable(value).map((one) => `${one.name}: ${one.value}`)).toEqual(lines);
});

test("fields for programs, and fields that repeat another field, are minor", () => {
  const entry = {
    from: { value: [{ address: "anna@example.net", name: "Anna Berg" }], text: "Anna Berg" },
    adults: 0,
    age: 0,
    people: 2,
    allday: "yes",
    htmlLink: "https://calendar.example/h1",
    arrival: "2027-03-14",
    start: "2027-03-14",
  };
  const telling = readable(entry).filter(({ minor }) => !minor);
  expect(telling.map(({ value }) => value)).toEqual([
    "anna@example.net, Anna Berg",
    "2",
    "14 Mar 2027",
    "14 Mar 2027",
  ]);
});

test("the status of an event is minor if the event is confirmed", () => {
  const event = { summary: "Mara Klein", status: "confirmed", start: { date: "2026-11-20" } };
  const statusOf = (status: string) =>
    readable({ ...event, status }).find(({ name }) => name === "Status");
  expect(statusOf("confirmed")?.minor).toBe(true);
  expect(statusOf("tentative")?.minor).toBeUndefined();
});

test.each<[what: string, type: string, told: object, deed: object | undefined]>([
  [
    "an SMS",
    "n8n-nodes-base.twilio",
    { resource: "sms", to: "+491", message: "Come" },
    { act: "send", channel: "twilio", place: "+491", text: "Come" },
  ],
  [
    "a message of WhatsApp's that was approved",
    "n8n-nodes-base.whatsApp",
    {
      operation: "sendTemplate",
      recipientPhoneNumber: "+491",
      template: "reminder|en",
      components: {
        component: [
          {
            type: "body",
            bodyParameters: {
              parameter: [
                { type: "text", text: "Ada" },
                { type: "text", text: "4" },
              ],
            },
          },
        ],
      },
    },
    { act: "send", channel: "whatsApp", place: "+491", subject: "reminder", text: "Ada · 4" },
  ],
  [
    "an approved message without a number",
    "n8n-nodes-base.whatsApp",
    { operation: "sendTemplate", template: "reminder|en" },
    { act: "send", channel: "whatsApp", place: "", subject: "reminder", text: "" },
  ],
  [
    "a draft",
    "n8n-nodes-base.gmail",
    { resource: "draft", subject: "S", message: "T" },
    { act: "draft", subject: "S", text: "T" },
  ],
  [
    "a question",
    "n8n-nodes-base.slack",
    { operation: "sendAndWait", user: "U", message: "Yes?" },
    { act: "approve", text: "Yes?" },
  ],
  [
    "an answer with fields",
    "n8n-nodes-base.respondToWebhook",
    { responseBody: { ok: true, message: "Thanks" } },
    { act: "answer", text: "", values: [{ name: "Message", value: "Thanks" }] },
  ],
  [
    "a row",
    "n8n-nodes-base.googleSheets",
    {
      operation: "append",
      sheetName: { __rl: true, value: "Leads" },
      columns: { value: { Name: "Dana" } },
    },
    { act: "add", place: "Leads", values: [{ name: "Name", value: "Dana" }] },
  ],
  [
    "looking up",
    "n8n-nodes-base.googleSheets",
    {
      operation: "read",
      filtersUI: { values: [{ lookupColumn: "E-mail", lookupValue: "a@b.example" }] },
    },
    { act: "look", values: [{ name: "E-mail", value: "a@b.example" }] },
  ],
  [
    "a request",
    "n8n-nodes-base.httpRequest",
    { url: "https://shop.example/orders?key=1" },
    { act: "call", place: "shop.example" },
  ],
  ["a program", "n8n-nodes-base.code", { jsCode: "return 1" }, undefined],
])("a step's action is described for people: %s", (_, type, parameters, deed) => {
  if (deed) expect(deedOf(parameters, type)).toMatchObject(deed);
  else expect(deedOf(parameters, type)).toBeUndefined();
});

test.each(TEMPLATES)("the record of %s becomes a story along the edges of its drawing", (files) => {
  const story = storyIn(files);
  expect(story.cases.filter(({ steps }) => steps.length === 0)).toEqual([]);
  const { ports } = TemplateMetadata.parse(files.json("metadata.json"));
  const drawn = Object.values(
    wiresOf(readWorkflow(JSON.parse(files.text("workflow.json"))), ports),
  );
  const wires = story.cases.flatMap(({ steps }) => steps.flatMap((step) => step.wires));
  expect(wires.filter((wire) => !drawn.includes(wire))).toEqual([]);
  const texts = textsOf(story);
  expect(texts.filter((text) => /\bundefined\b|\[object Object\]|^[{[]"/.test(text))).toEqual([]);
  // Texts for readers do not say how a run was recorded, for example that credentials were not set.
  const setUp =
    /credentials? (?:set|not found)|sub-?workflow|your phone number|\((?:item|line) \d/i;
  expect(texts.filter((text) => setUp.test(text))).toEqual([]);
  expect(texts.filter((text) => /\bYOUR-[A-Z]|\byour-[a-z]+\./.test(text))).toEqual([]);
  expect(texts.flatMap(phonesIn).filter((phone) => !RESERVED_PHONE.test(phone))).toEqual([]);
  // The site compresses the story with a higher quality, but this test would then take ten times as long.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  expect(brotliCompressSync(JSON.stringify(story), { params }).length).toBeLessThan(8000);
});

/** Finds phone numbers with a country code or with a zero in front. Returns their digits. */
function phonesIn(text: string): string[] {
  const found = text.matchAll(
    /(?<![\w.:@#/-])(?<!\d )(?:\+|\(?0|49)\d[\d ()/-]{6,18}\d(?![\w:-])/g,
  );
  return [...found].map(([phone]) => phone.replace(/\D/g, ""));
}

/** Phone numbers that Germany, France, the United Kingdom and the USA assign to nobody, so that stories can use them. */
const RESERVED_PHONE =
  /^(?:(?:0|(?:00)?49)(?:3023125\d{3}|4066969\d{3}|17139200\d\d|15228817386)|(?:0|33)63998\d{4}|(?:0|44)7700900\d{3}|1?\d{3}55501\d\d)$/;

test.each(TEMPLATES)(
  "the first case of %s alone is told as in the complete story, without its wires",
  (files) => {
    const { cases, ...rest } = storyIn(files);
    const first = readFirstCase(sourceOf(files));
    expect(cases.length).toBeGreaterThan(1);
    const steps = cases[0]?.steps.map((step) => ({ ...step, wires: [] }));
    expect(first).toEqual({ ...rest, first: { ...cases[0], steps }, count: cases.length });
  },
);

test.each([
  ["Anna and Ben", true],
  ["Ben (Anna)", true],
  ["Annabel", undefined],
  ["Annabel, Anna", true],
  ["Susanna", undefined],
])(
  "a name beside “%s” is minor only if the other field holds it as a whole word",
  (guests, minor) => {
    expect(readable({ booking: { guests, name: "Anna" } })[1]?.minor).toBe(minor);
  },
);

test("a time is minor if another field says the same day and time in words", () => {
  const at = { name: "At", value: "19 Nov 2026, 09:00" };
  const entry = { when: "Thursday, 19 November at 09:00", at: "2026-11-19T09:00" };
  expect(readable(entry)[1]).toEqual({ ...at, minor: true });
  expect(readable({ ...entry, when: "Thursday, 19 November at 10:00" })[1]).toEqual(at);
  expect(readable({ start: entry.at, end: "2026-11-19T09:30" })[0]?.minor).toBeUndefined();
});

test.each([
  "19 November at 09:00 in room 1204",
  "1040 Wien, 19 Nov 2026, 09:00",
  "Call 0316 5550 before 19 November, 2026, 09:00",
])("a time is minor beside “%s”, although the field has another number of four digits", (when) => {
  expect(readable({ when, at: "2026-11-19T09:00" })[1]?.minor).toBe(true);
});

test.each([
  ["a day that ends with the same digit", "2026-11-11T09:00"],
  ["the same day of another year", "2027-11-01T09:00"],
  ["the same day of another year in words", "1 November 2027 at 09:00"],
  ["the same day of another year behind a comma", "1 November, 2027, 09:00"],
])("a time is not minor beside %s", (_, end) => {
  expect(readable({ start: "2026-11-01T09:00", end }).map(({ minor }) => minor)).toEqual([
    undefined,
    undefined,
  ]);
});

test("a failed step is marked, even if the run continues on another path", () => {
  const { cases } = storyIn(
    openTemplate("templates/lead_generation/score_website_leads_and_alert_sales_in_slack"),
  );
  const failing = cases.map(({ steps }) =>
    steps.filter(({ error }) => error !== undefined).map(({ node }) => node),
  );
  expect(failing.filter(({ length }) => length > 0)).toEqual([
    ["Save the lead in the sheet"],
    ["Save the lead in the sheet", "Send the unsaved lead to Slack", "Email the lead instead"],
    ["Alert sales in Slack"],
  ]);
});

test("times are in the workflow's time zone, and a missing credential becomes a service that did not answer", () => {
  const { values } = asItWasThere(
    {
      cases: [],
      values: [
        { start: "2026-11-19T06:00:00.000Z", end: "2026-11-19T08:30:00+02:00", at: 1795068000000 },
        ["Z", "no time: 2026-11-19T06:00:00Z", 1795068000],
        "went wrong (Node does not have any credentials set (item 0))",
      ],
    },
    "Europe/Berlin",
  );
  expect(values).toEqual([
    { start: "2026-11-19T07:00", end: "2026-11-19T08:30:00+02:00", at: "2026-11-19T07:00" },
    ["Z", "no time: 2026-11-19T06:00:00Z", 1795068000],
    "went wrong (the service did not answer)",
  ]);
});

test("numbers and times in a text that is itself JSON stay as they are", () => {
  const values = ['{"at":1795068000000,"ids":[1795068000000]}', "ids:1795068000000,2"];
  expect(asItWasThere({ cases: [], values }, "Europe/Berlin").values).toEqual(values);
});

test.each(["DEFAULT", "", "Europe/Nowhere"])("the time zone %j counts as UTC", (zone) => {
  const at = "2026-11-19T06:00:00Z";
  expect(asItWasThere({ cases: [], values: [{ at }] }, zone).values).toEqual([
    { at: "2026-11-19T06:00" },
  ]);
});

function sourceOf({ text, json }: TemplateFiles) {
  return {
    record: text("run.json"),
    workflow: text("workflow.json"),
    metadata: json("metadata.json"),
  };
}

const stories = new Map<TemplateFiles, Story>();

/** Reads the story of a template's recorded runs only once, because that is the expensive part of these tests. */
function storyIn(files: TemplateFiles): Story {
  const story = stories.get(files) ?? readStory(sourceOf(files))!;
  stories.set(files, story);
  return story;
}

function textsOf({ cases }: Story): string[] {
  const steps = cases.flatMap((one) => one.steps);
  const deeds = steps.flatMap((step) => step.deeds);
  const entries = steps.flatMap(({ came, went }) => [came, ...went].flatMap(({ shown }) => shown));
  const namedValues = [...entries, ...deeds.map(({ values }) => values)].flat();
  return [
    ...namedValues.map(({ value }) => value),
    ...deeds.flatMap(({ place, text }) => [place, text]),
  ];
}
