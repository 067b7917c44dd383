import { setTimeout } from "node:timers/promises";
import { Webhook as Signature } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { detectLead } from "#features/leads/server/service.ts";
import { receiveMessage } from "#features/contact/server/service.ts";
import { webhooks as labels } from "#content/accounts/webhooks.ts";
import { EMPTY_MESSAGE } from "#features/contact/contract.ts";
import { EVENT_TYPES, eventSchema } from "#shared/events.ts";
import { advanceClock } from "#tests/support/mail/mail-site.ts";
import { listen, startReceiver, type Receiver } from "#tests/support/events/receiver.ts";
import {
  createReplica,
  type TestPlatform,
  platform,
  usePlatform,
} from "#tests/support/platform.ts";
import { outboxHooks } from "#main/outbox-hooks.ts";
import { DAY_MS } from "#shared/time/days.ts";

const CONFIG = {
  rateLimits: false,
  staffEmail: "team@example.com",
  privateWebhookHosts: ["localhost"],
};
const HOSTILE = `Ada <!channel> & "co" {message_id}`;

let receiver: Receiver;
usePlatform(CONFIG);
beforeEach(async () => {
  // The receiver compares the time in the signature with the real time.
  platform.travelTo(new Date());
  receiver = await startReceiver();
  onTestFinished(receiver.close);
});
afterEach(() => {
  vi.useRealTimers();
});

const MESSAGE = {
  ...EMPTY_MESSAGE,
  name: "Ada",
  email: "ada@visitor.example",
  message: "Our bookings are typed by hand, and we would like that to end.",
};
const write = (changes: object = {}, at: TestPlatform = platform) =>
  receiveMessage(at, { ...MESSAGE, ...changes }, { address: "203.0.113.1", key: undefined });
const rows = async (sql: string) => (await platform.database.query(sql)).rows;
const states = async () =>
  (await rows("select state from deliveries where channel = 'webhook' order by created_at")).map(
    ({ state }) => state,
  );
const advance = (ms: number) => advanceClock(platform, ms);

test("a webhook that fails holds back no event for another webhook", async () => {
  const other = await startReceiver();
  onTestFinished(other.close);
  await listen(platform, receiver.url, ["contact.received"]);
  await listen(platform, other.url, ["contact.received"]);
  receiver.answer = { status: 503 };
  for (const place of ["First", "Second", "Third"]) {
    await write({ message: `${place}: ${MESSAGE.message}` });
    await platform.sendEvents();
  }
  expect(other.received).toHaveLength(3);
});

describe("an event", () => {
  test("an event is stored together with its row, or not at all", async () => {
    await listen(platform, receiver.url, ["contact.received"]);
    await write();
    expect(await states()).toEqual(["waiting"]);
    const failing = platform.database.db.transaction(async (tx) => {
      await platform.outbox.publish(tx, { type: "person.erased", person_id: null });
      await platform.outbox.publish(tx, {
        type: "contact.received",
        ...labels.sample["contact.received"],
      });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await states()).toEqual(["waiting"]);
  });

  test("an event is sent to the webhooks that listen to its type, signed and with their own header", async () => {
    const header = { name: "X-Key", value: "let me in" };
    const { secret } = await listen(platform, receiver.url, ["contact.received"], { header });
    await listen(platform, receiver.url, ["lead.detected"]);
    const { id } = await write({ name: HOSTILE, message: `${MESSAGE.message}\n<script>` });
    expect(await platform.sendEvents()).toBe(1);
    const [got] = receiver.received;
    expect(new Signature(secret).verify(got?.text ?? "", got?.headers as never, {})).toEqual(
      got?.body,
    );
    expect(got?.headers).toMatchObject({
      "x-key": "let me in",
      "content-type": "application/json",
    });
    const [person] = await rows("select id from people");
    expect(got?.body).toMatchObject({
      id: got?.headers["webhook-id"],
      type: "contact.received",
      timestamp: platform.now().toISOString(),
      test: false,
      message_id: id,
      person_id: person?.["id"],
      name: HOSTILE,
      email: "ada@visitor.example",
      admin_url: `http://localhost:3000/admin/messages/${id}`,
    });
    expect(got?.body.text).toContain(
      'New message from Ada &lt;!channel&gt; &amp; "co" {message_id} (ada@visitor.example): Our bookings',
    );
    expect(got?.body.text).not.toMatch(/[<>]/);
    expect(await states()).toEqual(["sent"]);
  });

  test.each(EVENT_TYPES)(
    "the sample of an event of the type %s fits its contract",
    async (type) => {
      const { id } = await listen(platform, receiver.url, []);
      await platform.outbox.sendSample(id, type);
      const body = receiver.received[0]?.body;
      expect(eventSchema(type).strict().parse(body)).toEqual(body);
      expect(body).toMatchObject({ type, test: true });
      expect(body?.text).toMatch(/^Sample\. [^{}]+$/);
    },
  );

  test("an event about a lead is sent once for each conversation", async () => {
    await listen(platform, receiver.url, ["lead.detected"]);
    const session = crypto.randomUUID();
    for (let n = 0; n < 2; n += 1) {
      await detectLead(platform, session, ["I am eve@visitor.example and need HR automation"]);
    }
    await platform.sendEvents();
    expect(receiver.received.map(({ body }) => body["email"])).toEqual(["eve@visitor.example"]);
    const body = receiver.received[0]?.body;
    expect(eventSchema("lead.detected").strict().parse(body)).toEqual(body);
  });

  test("an event leaves by itself once the outbox runs, even if another replica published it", async () => {
    await listen(platform, receiver.url, ["contact.received"]);
    vi.useFakeTimers({ toFake: ["setInterval"] });
    await platform.outbox.start(outboxHooks(platform));
    await write();
    await expect.poll(() => receiver.received.length).toBe(1);
    const other = await createReplica(CONFIG);
    other.travelTo(platform.now());
    await write({ email: "eve@visitor.example" }, other);
    vi.advanceTimersByTime(5000);
    await expect.poll(() => receiver.received.length).toBe(2);
    await platform.outbox.stop();
  });

  test("an event leaves after the outbox was stopped and started again", async () => {
    const { id } = await listen(platform, receiver.url, ["contact.received"]);
    await platform.outbox.start(outboxHooks(platform));
    await platform.outbox.stop();
    await platform.outbox.start(outboxHooks(platform));
    await write();
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(await platform.outbox.sendSample(id, "person.erased")).toMatchObject({ status: 200 });
    await platform.outbox.stop();
  });

  test("an event with a lone surrogate is stored with a replacement character", async () => {
    await listen(platform, receiver.url, ["newsletter.unsubscribed"]);
    await platform.database.db.transaction((tx) =>
      platform.outbox.publish(tx, { type: "newsletter.unsubscribed", email: "\ud800@x.example" }),
    );
    await platform.sendEvents();
    expect(receiver.received[0]?.body["email"]).toBe("\ufffd@x.example");
  });

  test("an event is published even if a webhook is deleted at the same moment", async () => {
    const { id } = await listen(platform, receiver.url, ["person.erased"]);
    let publishing: Promise<void> | undefined;
    await platform.database.db.transaction(async (tx) => {
      await tx.execute(`delete from webhooks where id = '${id}'`);
      publishing = platform.database.db.transaction((other) =>
        platform.outbox.publish(other, { type: "person.erased", person_id: null }),
      );
      publishing.catch(() => undefined);
      await setTimeout(200);
    });
    await expect(publishing).resolves.toBeUndefined();
    expect(await states()).toEqual([]);
  });

  test("an event about a merged person names that person, and the person they were merged into", async () => {
    await write();
    await write({ email: "eve@visitor.example" });
    const idOf = async (email: string) =>
      (await rows(`select id from people where email = '${email}'`))[0]?.["id"];
    const [ada, eve] = [await idOf("ada@visitor.example"), await idOf("eve@visitor.example")];
    await platform.database.query(
      "update people set merged_into = $1, merged_at = $2 where id = $3",
      [ada, platform.now(), eve],
    );
    await listen(platform, receiver.url, ["contact.received"]);
    const again = { message: "A second one about the bookings that we still type by hand." };
    await write({ email: "eve@visitor.example", ...again });
    await write(again);
    await platform.sendEvents();
    const events = receiver.received.map(({ body }) => eventSchema(body.type).strict().parse(body));
    expect(events).toHaveLength(2);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ person_id: eve, merged_into: ada }),
        expect.objectContaining({ person_id: ada, merged_into: null }),
      ]),
    );
  });
});

describe("a receiver that refuses an event", () => {
  test("a refused event is tried again with the same id, and every try is stored without its secrets", async () => {
    const header = { name: "X-Key", value: "let me in" };
    const { id, secret } = await listen(platform, receiver.url, ["contact.received"], { header });
    receiver.answer = { status: 500, body: `no: let me in ${secret}` };
    await write();
    expect(await platform.sendEvents()).toBe(1);
    expect(await platform.sendEvents()).toBe(0);
    advance(2 * 60_000);
    receiver.answer = { status: 204, body: "" };
    expect(await platform.sendEvents()).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const tries = await rows(
      "select t.*, webhook_id from delivery_tries t join deliveries d on d.id = delivery_id where channel = 'webhook' order by at",
    );
    expect(tries).toMatchObject([
      { webhook_id: id, status: 500, reason: "refused", answer: "no: ••• •••" },
      { webhook_id: id, status: 204, reason: null, answer: "" },
    ]);
    expect(JSON.stringify(tries)).not.toMatch(/let me in|whsec_/);
    expect(await rows("select failing_since from webhooks")).toEqual([{ failing_since: null }]);
  });

  test("a receiver that refuses for three days is switched off, and staff and the other webhooks get a notice", async () => {
    const other = await startReceiver();
    onTestFinished(other.close);
    await listen(platform, other.url, ["delivery.failing"]);
    const { id } = await listen(platform, receiver.url, ["contact.received"]);
    receiver.answer = { status: 503 };
    await write();
    await platform.sendEvents();
    advance(2.9 * DAY_MS);
    await platform.sendEvents();
    const stateOf = async () =>
      (await rows(`select active, stopped_by from webhooks where id = '${id}'`))[0];
    expect(await stateOf()).toEqual({ active: true, stopped_by: null });
    advance(0.2 * DAY_MS);
    await platform.sendEvents();
    expect(await stateOf()).toEqual({ active: false, stopped_by: "failing" });
    await write({ message: "And a second one, while it is off, that waits with the first." });
    expect((await states()).filter((state) => state === "waiting")).toHaveLength(2);
    await platform.sendEvents();
    expect(receiver.received).toHaveLength(3);
    expect(other.received.map(({ body }) => body)).toMatchObject([
      { type: "delivery.failing", what: "webhook", reason: "localhost" },
    ]);
    expect(other.received[0]?.text).not.toContain(receiver.url);
    await platform.runJobs();
    const alarm = platform.sent.find(({ subject }) => subject.startsWith("Webhook trouble"));
    expect(alarm?.to).toBe("team@example.com");
    expect(alarm?.text).toContain(receiver.url);
  });

  test("a receiver that answers 410 is switched off at once", async () => {
    await listen(platform, receiver.url, ["contact.received"]);
    receiver.answer = { status: 410 };
    await write();
    await platform.sendEvents();
    expect(await rows("select stopped_by from webhooks")).toEqual([{ stopped_by: "gone" }]);
  });

  test("an event that cannot be written is not tried again at once", async () => {
    await listen(platform, receiver.url, ["contact.received"]);
    const seal = async (text: string) =>
      platform.database.query("update webhooks set sealed_secret = $1", [text]);
    const [sealed] = await rows("select sealed_secret from webhooks");
    await seal("of another secret");
    await write();
    expect(await platform.sendEvents()).toBe(1);
    await seal(String(sealed?.["sealed_secret"]));
    expect(await platform.sendEvents()).toBe(0);
    advance(2 * 60_000);
    expect(await platform.sendEvents()).toBe(1);
    expect(await states()).toEqual(["sent"]);
  });

  test("a refused sample is sent only once, and does not count as a failure of the webhook", async () => {
    const { id } = await listen(platform, receiver.url, ["contact.received"]);
    receiver.answer = { status: 410 };
    expect(await platform.outbox.sendSample(id, "contact.received")).toMatchObject({ status: 410 });
    expect(await states()).toEqual(["failed"]);
    expect(await rows("select active, failing_since from webhooks")).toEqual([
      { active: true, failing_since: null },
    ]);
  });
});

test("two replicas send each event once; if one dies, the other sends its events later", async () => {
  await listen(platform, receiver.url, ["contact.received"]);
  const other = await createReplica(CONFIG);
  other.travelTo(platform.now());
  for (let n = 0; n < 10; n += 1) await write({ email: `${n}@visitor.example` });
  const tried = await Promise.all([platform.sendEvents(), other.sendEvents()]);
  expect(tried[0] + tried[1]).toBe(10);
  expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(10);
  await platform.database.query("update deliveries set state = 'sending', leased_until = $1", [
    new Date(platform.now().getTime() + 60_000),
  ]);
  expect(await other.sendEvents()).toBe(0);
  other.travelTo(new Date(platform.now().getTime() + 61_000));
  expect(await other.sendEvents()).toBe(10);
  expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(10);
});

test("each delivery keeps its last 50 tries", async () => {
  await listen(platform, receiver.url, ["contact.received"]);
  await write();
  await platform.sendEvents();
  await platform.database.query(
    `insert into delivery_tries (delivery_id, at, ms, answer)
     select delivery_id, at - n * interval '1 second', ms, answer
     from delivery_tries, generate_series(1, 60) as n`,
  );
  advance(1000);
  await platform.database.query("update deliveries set state = 'waiting', next_at = created_at");
  await platform.sendEvents();
  const [{ count, oldest }] = (await rows(
    "select count(*)::int as count, min(at) as oldest from delivery_tries",
  )) as [{ count: number; oldest: string | Date }];
  expect(count).toBe(50);
  expect(new Date(oldest).getTime()).toBe(platform.now().getTime() - 49_000);
});
