import { expect, test } from "vitest";
import { readMessages, readPeople } from "#features/api/server/service.ts";
import { ContactMessage } from "#features/contact/contract.ts";
import { receiveMessage } from "#features/contact/server/service.ts";
import { tokensUsed } from "#features/chat/server/service.ts";
import { exportMessages, openMessage } from "#features/inbox/server/service.ts";
import { changeLead, exportPeople } from "#features/people/server/service.ts";
import { webhooks } from "#content/accounts/webhooks.ts";
import { knownPages } from "#features/seo/server/service.ts";
import type { NewEvent } from "#platform/outbox/webhook/event.ts";
import { EVENT_TYPES, eventSchema, type EventBody, type EventDetails } from "#shared/events.ts";
import { contactMessage } from "#tests/support/contact/contact-message.ts";
import { listen } from "#tests/support/events/receiver.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { readNumbers } from "./server/numbers.ts";

const ADVERT = {
  landing: "/templates",
  source: "linkedin-ads",
  medium: "cpc",
  campaign: "q4",
};
const SEARCH = { landing: "/", source: "search.example", medium: "", campaign: "" };
const ACTOR = "00000000-0000-4000-8000-0000000000aa";

async function send(
  platform: TestPlatform,
  message: string,
  entry: typeof ADVERT,
  email = "claudia@berger.example",
) {
  const given = ContactMessage.parse(contactMessage({ email, message }));
  return receiveMessage(platform, given, { address: "192.0.2.1", key: undefined, entry });
}

test("the source of a message is shown on its page, in the mail, the event, the API and the table", async () => {
  const platform = await createTestPlatform({ staffEmail: "team@example.com" });
  await listen(platform, "https://127.0.0.1:9/", ["contact.received"]);
  await send(platform, "Please call me about our bookings.", ADVERT);
  platform.travelTo(new Date(Date.now() + 60_000));
  const { id } = await send(platform, "Did you get my message about bookings?", SEARCH);

  const first = expect.objectContaining(ADVERT) as unknown;
  const last = expect.objectContaining(SEARCH) as unknown;
  expect((await openMessage(platform, id)).touches).toEqual({ first, last });

  await platform.runJobs();
  const text = platform.sent.at(-1)?.text ?? "";
  expect(text).toContain("linkedin-ads · cpc · q4, /templates");
  expect(text).toContain("search.example, /");

  const events = await platform.database.query(
    "select body from deliveries where channel = 'webhook' order by created_at",
  );
  expect(events.rows.map(({ body }) => body)).toMatchObject([
    { first_touch: ADVERT, last_touch: ADVERT },
    { first_touch: ADVERT, last_touch: SEARCH },
  ]);

  platform.travelTo(new Date(Date.now() + 10 * 60_000));
  const touches = { first_touch: ADVERT, last_touch: SEARCH };
  expect((await readMessages(platform, {})).items).toMatchObject([touches, touches]);
  expect((await readPeople(platform, {})).items).toMatchObject([touches]);

  const lines: string[] = [];
  for await (const line of exportMessages(platform, ACTOR, {})) lines.push(line);
  expect(lines.join("")).toMatch(/"linkedin-ads","search\.example",/);
});

test("the page of a message shows the visits of all addresses that were merged", async () => {
  const platform = await createTestPlatform({ staffEmail: "team@example.com" });
  await send(platform, "Please call me about our bookings.", ADVERT);
  platform.travelTo(new Date(Date.now() + 60_000));
  const { id } = await send(platform, "I wrote from home before.", SEARCH, "cb@home.example");
  await platform.database.query(`update people set merged_at = now(), merged_into =
    (select id from people where email = 'claudia@berger.example') where email = 'cb@home.example'`);
  expect((await openMessage(platform, id)).touches).toMatchObject({ first: ADVERT, last: SEARCH });
});

test("from an advert to a won lead, the source is shown beside the money", async () => {
  const platform = await createTestPlatform({ staffEmail: "team@example.com" });
  platform.travelTo("2026-11-18T12:00:00Z");
  await listen(platform, "https://127.0.0.1:9/", ["lead.changed"]);
  const { id } = await send(platform, "Please call me about our bookings.", ADVERT);
  const { personId } = (await openMessage(platform, id)).message;
  const won = { state: "won", amount: 1500, day: "2026-11-18", version: 1 } as const;
  const { person } = await changeLead(platform, ACTOR, personId ?? "", won);
  expect(person).toMatchObject({
    lead: { state: "won", amount: 1500 },
    touches: { first: ADVERT },
  });

  const { rows } = await platform.database.query(
    "select body from deliveries where channel = 'webhook'",
  );
  expect(rows).toMatchObject([
    { body: { type: "lead.changed", state: "won", first_touch: ADVERT } },
  ]);
  for (const period of ["2026-11-16", "2026-11", "2026-Q4"]) {
    const numbers = await readNumbers(platform, { period }, { knownPages, tokensUsed });
    const counts = { messages: 1, won: 1, money: 1500 };
    expect(numbers.sources).toMatchObject([{ source: "linkedin-ads", ...counts }]);
    expect(numbers.campaigns).toMatchObject([{ campaign: "q4", ...counts }]);
    expect(numbers.periods[0]).toMatchObject({ period, ...counts });
    expect(numbers.unknown).toMatchObject({ messages: 0, won: 0, money: 0 });
  }
  const lines: string[] = [];
  for await (const line of exportPeople(platform, ACTOR, { lead: "won" })) lines.push(line);
  expect(lines.join("")).toMatch(/"linkedin-ads","linkedin-ads","won","1500","2026-11-18"/);
});

test("every event about a person says what led that person here", async () => {
  const platform = await createTestPlatform();
  const about = EVENT_TYPES.filter((type) => "first_touch" in eventSchema(type).shape);
  // The other types of events need not say where a person's visits began: `person.erased` contains only an id, and two
  // types do not concern a person.
  const without = EVENT_TYPES.filter((type) => !about.includes(type));
  expect(without).toEqual(["person.erased", "pages.changed", "delivery.failing"]);
  await send(platform, "Please call me about our bookings.", ADVERT);
  platform.travelTo(new Date(Date.now() + 60_000));
  await send(platform, "Did you get my message about bookings?", SEARCH);
  await listen(platform, "https://127.0.0.1:9/", about);
  for (const type of about) {
    const {
      first_touch: _,
      last_touch: __,
      ...details
    } = webhooks.sample[type] as EventDetails["newsletter.confirmed"];
    const event = { type, ...details, email: "claudia@berger.example" } as NewEvent;
    await platform.database.db.transaction((tx) => platform.outbox.publish(tx, event));
  }
  const { rows } = await platform.database.query(
    "select body from deliveries where channel = 'webhook'",
  );
  const bodies = rows.map(({ body }) => body as EventBody);
  expect(bodies.map(({ type }) => type).toSorted()).toEqual(about.toSorted());
  for (const body of bodies)
    expect(body).toMatchObject({ first_touch: ADVERT, last_touch: SEARCH });
});

test("a site that does not count visits does not store where people came from", async () => {
  const platform = await createTestPlatform({ countVisits: false });
  const { id } = await send(platform, "Please call me about our bookings.", ADVERT);
  expect((await openMessage(platform, id)).touches).toBeNull();
  const { rows } = await platform.database.query("select count(*)::int as n from touches");
  expect(rows).toEqual([{ n: 0 }]);
});
