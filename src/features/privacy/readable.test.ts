import { expect, test } from "vitest";
import { columnLabels, tableTitles, valueWords } from "#content/site/stored-labels.ts";
import { addressOf, type Address } from "./server/person/address.ts";
import { personalColumns, personTables } from "./server/person/person-tables.ts";
import { labelOf, readable } from "./server/person/show.ts";

const SECRET = { secret: "a secret" };
const address = addressOf(SECRET, "ada@example.com") as Address;
const read = (table: string, row: Record<string, unknown>) => {
  const known = { ...SECRET, address, templates: new Map([["7", "Sort mail"]]) };
  return Object.entries(readable({ [table]: [row] }, known))[0];
};

test("every table and column with personal data has a label, unique in its table", () => {
  expect(Object.keys(tableTitles).toSorted()).toEqual(personTables.toSorted());
  expect(new Set(Object.values(tableTitles)).size).toBe(personTables.length);
  for (const table of personTables) {
    const columns = personalColumns(table);
    const labels = columns.map((column) => labelOf(table, column));
    expect(columns.filter((column) => labelOf(table, column) === column)).toEqual([]);
    expect([table, new Set(labels).size]).toEqual([table, columns.length]);
  }
  const names = personTables.flatMap((table) =>
    personalColumns(table).flatMap((column) => [column, `${table.split(".")[1]}.${column}`]),
  );
  const named = [...Object.keys(columnLabels), ...Object.keys(valueWords)];
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test("a row is described in words, without empty and technical values", () => {
  const row = { id: "1", person_id: "2", email: "ada@example.com", template_id: "7" };
  const downloaded = { downloaded_at: null, created_at: "2026-11-22T08:00:00+00:00" };
  expect(read("public.download_leads", { ...row, ...downloaded })).toEqual([
    "Downloads",
    [
      {
        Email: "ada@example.com",
        Template: "Sort mail",
        "Asked for": "2026-11-22T08:00:00+00:00",
      },
    ],
  ]);
  const spam = [{ reason: "link", points: 15, found: ["a.example"] }];
  const message = { service: "ai", status: "done", spam_reasons: spam, tags: [] };
  expect(read("public.contact_messages", message)?.[1]).toEqual([
    {
      Service: "AI Integration",
      "How far it is": "Done",
      "What speaks for spam, and against it": ["It has a link (a.example): 15 points"],
    },
  ]);
  expect(read("accounts.audit_log", { action: "signed_up" })?.[1]).toEqual([
    { "What happened": "signed up" },
  ]);
  expect(read("public.chat_leads", { wants_newsletter: false })?.[1]).toEqual([
    { "Wanted the weekly tips": "no" },
  ]);
});

test("staff's email addresses are not given out", () => {
  const sent = { recipient: "team@example.com", kind: "contact_message", state: "failed" };
  const refused = { reason: "deferred", last_error: "451 <team@example.com> is busy" };
  expect(read("public.deliveries", { ...sent, ...refused })?.[1]).toEqual([
    {
      To: "our team",
      "What was sent": "Notice of a message",
      Result: "Failed",
      "Why not": "the mail server asks us to try again later",
      "Last answer": "451 <our team> is busy",
    },
  ]);
  const failure = { recipient: "Ada@example.com", last_error: "<ada@example.com> is unknown" };
  expect(read("public.deliveries", failure)?.[1]).toEqual([
    { To: "Ada@example.com", "Last answer": "<ada@example.com> is unknown" },
  ]);
  const both = { last_error: "a@example.com may not write to 'ada@example.com'." };
  expect(read("public.deliveries", both)?.[1]).toEqual([
    { "Last answer": "our team may not write to 'ada@example.com'." },
  ]);
});

test("labels replace only the site's own values, neither a person's text nor an inherited property", () => {
  for (const source of ["constructor", "__proto__", "toString", "download", "form"]) {
    expect(read("public.touches", { source })?.[1]).toEqual([{ "Came by": source }]);
  }
  expect(read("public.deliveries", { state: "constructor" })?.[1]).toEqual([
    { Result: "constructor" },
  ]);
});
