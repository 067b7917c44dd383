import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { Webhook as Signature } from "standardwebhooks";
import { webhooks as texts } from "#content/accounts/webhooks.ts";
import { platform, site } from "#tests/support/accounts/account-site.ts";
import * as desk from "#tests/support/accounts/desk.ts";
import { startReceiver, type Receiver } from "#tests/support/events/receiver.ts";
import type { EventType } from "#shared/events.ts";
import type { DeliveryDetails, OutboxList } from "#features/outbox/contract.ts";
import type { MadeWebhook, SampleResult, WebhookLine, WebhookList } from "./contract.ts";
import { leaveMessage } from "#tests/support/contact/contact-message.ts";

desk.useDesk({ rateLimits: false, privateWebhookHosts: ["localhost"] });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  onTestFinished(receiver.close);
});

type Answer = MadeWebhook & WebhookLine & SampleResult & WebhookList & { error: string };
const call = (method: string, path = "", json?: object): Promise<desk.Reply<Answer>> =>
  desk.askAny(`/webhooks${path}`, method, json);
const add = (changes: object = {}) =>
  call("POST", "", {
    url: receiver.url,
    events: ["contact.received"] satisfies EventType[],
    ...changes,
  });
async function triesOf(webhook: string): Promise<DeliveryDetails["tries"]> {
  const read = async <T>(path: string): Promise<T> => (await desk.askAny(`/outbox${path}`)).body;
  const { deliveries } = await read<OutboxList>(`?webhook=${webhook}`);
  const details = deliveries.map(({ id }) => read<DeliveryDetails>(`/${id}`));
  return (await Promise.all(details)).flatMap(({ tries }) => tries);
}
const send = (message: string) =>
  leaveMessage(site.origin, { email: "ada@visitor.example", message, service: "ai" });

test("a webhook for Microsoft Teams gets a signed card, in which no visitor's text is a link", async () => {
  const { body } = await add({ format: "adaptive_card" });
  await send("Our <b>bookings</b> [click](https://evil.example) take all day.");
  await platform.sendEvents();
  const [got] = receiver.received;
  new Signature(body.secret).verify(got?.text ?? "", got?.headers as never);
  const [tried] = await triesOf(body.webhook.id);
  expect(tried?.request?.body).toEqual(got?.body);
  const [attachment] = (got?.body["attachments"] ?? []) as { content: object }[];
  expect(attachment?.content).toMatchObject({
    type: "AdaptiveCard",
    body: [
      {
        type: "RichTextBlock",
        inlines: [{ text: expect.stringContaining("Our <b>bookings</b> [click](https://evil.") }],
      },
    ],
    actions: [{ type: "Action.OpenUrl", url: expect.stringContaining("/admin/messages/") }],
  });
  expect((await add({ format: "fax" })).status).toBe(422);
});

test("the log shows the sent body, also after the format was changed", async () => {
  const { webhook } = (await add()).body;
  await call("POST", `/${webhook.id}/test`);
  await call("PATCH", `/${webhook.id}`, { format: "adaptive_card", version: 1 });
  await call("POST", `/${webhook.id}/test`);
  const tries = await triesOf(webhook.id);
  expect(tries.map(({ request }) => request?.body).toReversed()).toEqual(
    receiver.received.map(({ body }) => body),
  );
});

test("the secret is shown only when the webhook is made", async () => {
  const { status, body } = await add({ headerName: "X-Key", headerValue: "let me in" });
  expect(status).toBe(201);
  expect(body.secret).toMatch(/^whsec_[\w+/=]{44}$/);
  await send("Our bookings are typed by hand, and that takes all day.");
  await platform.sendEvents();
  const [got] = receiver.received;
  expect(got?.headers["x-key"]).toBe("let me in");
  new Signature(body.secret).verify(got?.text ?? "", got?.headers as never);
  const { id } = body.webhook;
  const shown = [await call("GET"), await call("GET", `/${id}`), await triesOf(id)] as const;
  const webhook = { url: receiver.url, headerName: "X-Key", active: true, failingSince: null };
  expect(shown[1].body).toMatchObject(webhook);
  expect(shown[2]).toMatchObject([
    {
      status: 200,
      answer: "ok",
      request: { headers: { "X-Key": "•••" }, body: { email: "ada@visitor.example" } },
    },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/let me in|whsec_/);
  const { rows } = await platform.database.query("select * from webhooks");
  expect(JSON.stringify(rows)).not.toMatch(/let me in|whsec_/);
});

test("a sample reports its result at once, and can be sent again under the same id", async () => {
  const { webhook } = (await add()).body;
  receiver.answer = { status: 500, body: "no" };
  const tested = await call("POST", `/${webhook.id}/test`);
  expect(tested.body).toEqual({ status: 500, reason: "refused" });
  receiver.answer = { status: 200 };
  const { rows } = await platform.database.query(
    "select id from deliveries where channel = 'webhook'",
  );
  const again = await desk.call(`/outbox/${String(rows[0]?.["id"])}/retry`, "POST");
  expect(again.status).toBe(202);
  await platform.sendEvents();
  expect((await triesOf(webhook.id)).map(({ status }) => status)).toEqual([200, 500]);
  expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(1);
});

test("a switched-off webhook gets nothing, and gets later events once switched on", async () => {
  const { webhook } = (await add()).body;
  const change = (json: object) => call("PATCH", `/${webhook.id}`, json);
  const off = await change({ active: false, version: 1 });
  expect(off.body).toMatchObject({ active: false, stoppedBy: null, version: 2 });
  await send("Our bookings are typed by hand, and that takes all day.");
  expect(await change({ active: true, version: 1 })).toMatchObject({
    status: 409,
    body: { error: texts.changedMeanwhile },
  });
  await change({ active: true, version: 2 });
  await send("And another message about the bookings that we still type by hand.");
  await platform.sendEvents();
  expect(receiver.received).toHaveLength(1);
});

describe("an address", () => {
  test.each([
    ["not encrypted", "http://tools.example/hook", texts.problems.encrypted, 409],
    ["of another protocol", "ftp://tools.example", texts.problems.url, 422],
    ["that is none", "tools", texts.problems.url, 422],
    ["with a password", "https://me:secret@tools.example/", texts.problems.login, 422],
    ["with a name", "https://me@tools.example/", texts.problems.login, 422],
  ])("%s is refused", async (_, url, error, status) => {
    expect(await add({ url })).toMatchObject({ status, body: { error } });
  });

  test("an address inside the network is refused when an event is sent to it", async () => {
    const { webhook } = (await add()).body;
    // Stores a URL that the site would refuse today, but that an earlier version may have accepted.
    await platform.database.query("update webhooks set url = 'https://127.0.0.1:9/'");
    const { body } = await call("POST", `/${webhook.id}/test`);
    expect(body).toEqual({ status: null, reason: "private_address" });
  });
});

test.each([
  [{ events: [] }, texts.problems.events],
  [{ events: ["contact.lost"] }, texts.problems.events],
  [{ headerName: "Webhook-Id", headerValue: "x" }, texts.problems.headerTaken],
  [{ headerName: "Content-Length", headerValue: "1" }, texts.problems.headerTaken],
  [{ headerName: "a b", headerValue: "x" }, texts.problems.headerName],
  [{ headerName: "X-Key", headerValue: "ä" }, texts.problems.headerValue],
  [{ headerName: "X-Key" }, texts.problems.headerHalf],
  [{ headerValue: "x" }, texts.problems.headerHalf],
])("%j is refused", async (changes, error) => {
  expect(await add(changes)).toMatchObject({ status: 422, body: { error } });
});

test("a header can be changed, left as it is and removed", async () => {
  const { webhook } = (await add({ headerName: "X-Key", headerValue: "one" })).body;
  const change = (json: object) => call("PATCH", `/${webhook.id}`, json);
  const keyOf = async () => {
    await call("POST", `/${webhook.id}/test`);
    return receiver.received.at(-1)?.headers["x-key"];
  };
  await change({ headerName: "X-Key", headerValue: "", version: 1 });
  expect(await keyOf()).toBe("one");
  await change({ headerValue: "two", version: 2 });
  expect(await keyOf()).toBe("two");
  await change({ headerName: "", headerValue: "", version: 3 });
  expect(await keyOf()).toBeUndefined();
  expect(await change({ headerName: "X-Key", version: 4 })).toMatchObject({ status: 409 });
});

test("an unchanged secret header is not sent to a new address", async () => {
  const { webhook } = (await add({ headerName: "X-Key", headerValue: "one" })).body;
  const change = (json: object) => call("PATCH", `/${webhook.id}`, json);
  const other = await startReceiver();
  onTestFinished(other.close);
  const form = { url: other.url, headerName: "X-Key", headerValue: "" };
  const error = texts.problems.headerAnew;
  expect(await change({ ...form, version: 1 })).toMatchObject({ status: 409, body: { error } });
  expect(await change({ url: other.url, version: 1 })).toMatchObject({ status: 409 });
  expect(await change({ ...form, headerValue: "two", version: 1 })).toMatchObject({ status: 200 });
  await call("POST", `/${webhook.id}/test`);
  expect(other.received[0]?.headers["x-key"]).toBe("two");
  expect(await change({ ...form, url: `${other.url}/more`, version: 2 })).toMatchObject({
    status: 200,
  });
  const bare = { url: receiver.url, headerName: "", version: 3 };
  expect(await change(bare)).toMatchObject({ status: 200 });
});

test("a failing webhook still collects events while staff mend it", async () => {
  const { webhook } = (await add()).body;
  await platform.database.query("update webhooks set active = false, stopped_by = 'failing'");
  const saved = await call("PATCH", `/${webhook.id}`, { url: `${receiver.url}/new`, version: 1 });
  expect(saved.body).toMatchObject({ active: false, stoppedBy: "failing" });
  await send("Our bookings are typed by hand, and that takes all day.");
  const on = await call("PATCH", `/${webhook.id}`, { active: true, version: 2 });
  expect(on.body).toMatchObject({ active: true, stoppedBy: null });
  await platform.sendEvents();
  expect(receiver.received).toHaveLength(1);
});

test("a webhook goes on failing while staff change anything but its address", async () => {
  const { webhook } = (await add()).body;
  await platform.database.query("update webhooks set failing_since = now()");
  const events = ["contact.received", "chat.handoff"];
  const saved = await call("PATCH", `/${webhook.id}`, { url: receiver.url, events, version: 1 });
  expect(saved.body).toMatchObject({ events, failingSince: expect.any(String) });
  const moved = await call("PATCH", `/${webhook.id}`, { url: `${receiver.url}/new`, version: 2 });
  expect(moved.body).toMatchObject({ failingSince: null });
});

test("a webhook can be deleted, and the audit records who added and deleted it", async () => {
  const { webhook } = (await add()).body;
  await call("POST", `/${webhook.id}/test`);
  expect((await call("DELETE", `/${webhook.id}`)).status).toBe(200);
  expect((await call("GET")).body.webhooks).toEqual([]);
  expect((await call("GET", `/${webhook.id}`)).status).toBe(404);
  expect((await call("DELETE", `/${webhook.id}`)).status).toBe(404);
  const { rows } = await platform.database.query(
    "select action from staff_audit where row_id = $1 order by at",
    [webhook.id],
  );
  expect(rows).toEqual([{ action: "webhook_added" }, { action: "webhook_removed" }]);
});

test("after an erasure no delivery about the person is left, and webhooks get an event without the address", async () => {
  await add({ events: ["contact.received", "person.erased"] });
  await send("Our bookings are typed by hand, and that takes all day.");
  const { rows: people } = await platform.database.query(
    "select id from people where email = 'ada@visitor.example'",
  );
  await platform.sendEvents();
  await send("And another message about the bookings that is on its way.");
  const erased = await desk.call("/privacy/erase", "POST", { email: "ada@visitor.example" });
  expect(erased.status).toBe(200);
  await platform.sendEvents();
  expect(receiver.received.map(({ body }) => body.type)).toEqual([
    "contact.received",
    "person.erased",
  ]);
  expect(receiver.received[1]?.body["person_id"]).toBe(people[0]?.["id"]);
  const left = await platform.database.query(
    "select d.body, t.answer from deliveries d join delivery_tries t on t.delivery_id = d.id where d.channel = 'webhook'",
  );
  expect(left.rows).toHaveLength(1);
  expect(JSON.stringify([left.rows, receiver.received[1]?.text])).not.toContain("ada@");
});

test.each([
  "https://127.0.0.1/x",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/x",
  "https://[fd00::1]/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://[64:ff9b::7f00:1]/x",
  "https://[2002:7f00:1::]/x",
  "https://[2001:0:5db8:d822:0:0:80ff:fffe]/x",
  "https://[2001:db8::1]/x",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://192.168.1.1/x",
])("an address inside the server's network is refused when it is saved: %s", async (url) => {
  const refused = await add({ url });
  expect([refused.status, refused.body.error]).toEqual([409, texts.problems.private]);
  const { webhook } = (await add()).body;
  const changed = await call("PATCH", `/${webhook.id}`, { url, version: 1 });
  expect(changed.status).toBe(409);
});
