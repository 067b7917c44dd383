import { describe, expect, test } from "vitest";
import { readMessages, readPeople } from "#features/api/server/service.ts";
import { exportMessages } from "#features/inbox/server/service.ts";
import { platform } from "#tests/support/accounts/account-site.ts";
import * as desk from "#tests/support/accounts/desk.ts";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { listen } from "#tests/support/events/receiver.ts";
import type { MessageDetails } from "../inbox/views.ts";
import type { PeopleList, PersonDetails } from "./contract.ts";
import { exportPeople, mergePeople, separatePeople } from "./server/service.ts";

desk.useDesk({ rateLimits: false });
const ACTOR = "00000000-0000-4000-8000-0000000000aa";
const WON = { state: "won", amount: 1500, day: "2026-11-20" } as const;
const OPEN = { state: "open", amount: null, day: "2026-11-18" } as const;

type Answer = PeopleList & PersonDetails & MessageDetails & { error?: string };

const ask = (path: string, method = "GET", json?: object): Promise<desk.Reply<Answer>> =>
  desk.askAny(path, method, json);

async function write(email: string) {
  const { id, person_id } = await storeMessage(platform, { email });
  return { message: id, person: String(person_id) };
}

async function textOf(lines: AsyncIterable<string>) {
  let text = "";
  for await (const line of lines) text += line;
  return text;
}

test("the state of a lead is shown on both pages, in the event, the API and the tables", async () => {
  const { message, person } = await write("ada@x.org");
  await listen(platform, "https://127.0.0.1:9/", ["lead.changed"]);
  expect((await ask(`/messages/${message}`)).body.lead).toEqual({ lead: null, version: 1 });

  const saved = await ask(`/people/${person}/lead`, "PATCH", { ...WON, version: 1 });
  expect([saved.status, saved.body.person.lead]).toEqual([200, WON]);
  expect(saved.body.timeline[0]).toMatchObject({ kind: "change", action: "lead_changed" });
  expect((await ask(`/people/${person}`)).body.person.lead).toEqual(WON);
  expect((await ask(`/messages/${message}`)).body.lead).toEqual({ lead: WON, version: 2 });

  const { rows } = await platform.database.query(
    "select body from deliveries where channel = 'webhook'",
  );
  expect(rows.map(({ body }) => body)).toMatchObject([
    { type: "lead.changed", ...WON, currency: "EUR", email: "ada@x.org", previous_state: null },
  ]);
  expect(JSON.stringify(rows[0])).toContain("ada@x.org: won 1500");

  platform.travelTo(new Date(Date.now() + 10 * 60_000));
  expect((await readPeople(platform, {})).items).toMatchObject([{ lead: null }, { lead: WON }]);
  expect((await readMessages(platform, {})).items).toMatchObject([{ lead: WON }]);
  for (const lines of [exportPeople(platform, ACTOR, {}), exportMessages(platform, ACTOR, {})]) {
    expect(await textOf(lines)).toContain('"won","1500","2026-11-20"');
  }
});

test("a lead or a name that is saved without a change is neither told nor recorded again", async () => {
  const { person } = await write("ada@x.org");
  await listen(platform, "https://127.0.0.1:9/", ["lead.changed", "person.changed"]);
  await ask(`/people/${person}/lead`, "PATCH", { ...WON, version: 1 });
  await ask(`/people/${person}`, "PATCH", { name: "Ada L.", version: 2 });
  await ask(`/people/${person}/lead`, "PATCH", { ...WON, version: 3 });
  const { status, body } = await ask(`/people/${person}`, "PATCH", { name: "Ada L.", version: 3 });
  expect([status, body.person.lead, body.person.name]).toEqual([200, WON, "Ada L."]);
  expect(body.timeline.filter(({ kind }) => kind === "change")).toHaveLength(2);
  const { rows } = await platform.database.query(
    "select kind from deliveries where channel = 'webhook' order by kind",
  );
  expect(rows).toEqual([{ kind: "lead.changed" }, { kind: "person.changed" }]);
});

test("an event says what was recorded before, also when it is taken back", async () => {
  const { person } = await write("ada@x.org");
  await listen(platform, "https://127.0.0.1:9/", ["lead.changed"]);
  await ask(`/people/${person}/lead`, "PATCH", { ...WON, version: 1 });
  const back = { state: null, amount: 5, day: "2026-11-20", version: 2 };
  const { body } = await ask(`/people/${person}/lead`, "PATCH", back);
  expect(body.person.lead).toBeNull();
  const { rows } = await platform.database.query(
    "select body from deliveries where channel = 'webhook' and body ->> 'previous_state' is not null",
  );
  expect(rows).toMatchObject([
    { body: { state: null, amount: null, day: null, previous_state: "won" } },
  ]);
});

test("the history says which amount was recorded, and nothing of what stayed", async () => {
  const { person } = await write("ada@x.org");
  await ask(`/people/${person}/lead`, "PATCH", { ...WON, version: 1 });
  const { body } = await ask(`/people/${person}/lead`, "PATCH", {
    ...WON,
    amount: 3000,
    version: 2,
  });
  expect(body.timeline.filter(({ kind }) => kind === "change")).toMatchObject([
    { to: { amount: "3000" }, from: { amount: "1500" } },
    {
      to: { lead: "won", amount: "1500", day: "2026-11-20" },
      from: { lead: null, amount: null, day: null },
    },
  ]);
});

test("when two staff members record a lead at once, the second is refused and sees what the first recorded", async () => {
  const { person } = await write("ada@x.org");
  const answers = await Promise.all(
    [WON, OPEN].map((lead) => ask(`/people/${person}/lead`, "PATCH", { ...lead, version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error).toMatch(/meanwhile/);
});

test("people who were merged have one lead, and each has its own again when they are separated", async () => {
  const [ada, bob] = [await write("ada@x.org"), await write("bob@x.org")];
  await ask(`/people/${bob.person}/lead`, "PATCH", { ...OPEN, version: 1 });
  await mergePeople(platform, ACTOR, ada.person, { other: bob.person });
  const merged = (await ask(`/people/${ada.person}`)).body.person;
  expect(merged.lead).toEqual(OPEN);
  expect((await ask("/people?lead=open")).body.people).toHaveLength(1);

  const { version } = (await ask(`/messages/${bob.message}`)).body.lead ?? { version: 0 };
  expect((await ask(`/people/${bob.person}/lead`, "PATCH", { ...WON, version })).status).toBe(200);
  expect((await ask(`/people/${ada.person}`)).body.person.lead).toEqual(WON);
  expect((await ask("/people?lead=won")).body.people).toMatchObject([{ id: ada.person }]);
  expect((await ask("/people?lead=open")).body.people).toEqual([]);

  await separatePeople(platform, ACTOR, ada.person, { other: bob.person });
  expect((await ask(`/people/${bob.person}`)).body.person.lead).toEqual(OPEN);
});

describe("a lead is refused in a sentence", () => {
  test.each([
    ["another state", { state: "maybe" }, /open, offered, won or lost/],
    ["cents", { amount: 12.5 }, /without cents/],
    ["cents as text", { amount: "2400,50" }, /without cents/],
    ["a negative amount", { amount: -1 }, /from 0/],
    ["too much", { amount: 1_000_000_001 }, /from 0/],
    ["no day", { day: "" }, /a day/],
    ["a day of long ago", { day: "0099-01-01" }, /a day/],
  ])("with %s", async (_, wrong, sentence) => {
    const { person } = await write("ada@x.org");
    const answer = await ask(`/people/${person}/lead`, "PATCH", { ...WON, version: 1, ...wrong });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      422,
      expect.stringMatching(sentence),
    ]);
  });
});
