import { beforeEach, describe, expect, test } from "vitest";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { listen } from "#tests/support/events/receiver.ts";
import { platform } from "#tests/support/accounts/account-site.ts";
import * as desk from "#tests/support/accounts/desk.ts";
import type { DeliveryState } from "#shared/deliveries.ts";
import type { OutboxList } from "./contract.ts";

desk.useDesk({ rateLimits: false });
beforeEach(async () => {
  await platform.database.query("delete from deliveries");
});

const ask = (
  path = "",
  method = "GET",
  json?: object,
): Promise<desk.Reply<Record<string, unknown>>> => desk.askAny(`/outbox${path}`, method, json);
const post = (path: string, json?: object) => ask(path, "POST", json);
const list = async (query = "") => (await ask(query)).body as OutboxList;

let moment = Date.parse("2026-11-20T09:00:00Z");
async function put(state: DeliveryState, changes: Record<string, unknown> = {}): Promise<string> {
  moment += 1000;
  const row = {
    id: crypto.randomUUID(),
    channel: "mail",
    kind: "account_password_changed",
    recipient: "ada@visitor.example",
    state,
    priority: 0,
    next_at: new Date(moment),
    waiting_since: new Date(moment),
    created_at: new Date(moment),
    ...changes,
  };
  const names = Object.keys(row);
  await platform.database.query(
    `insert into deliveries (${names.join(", ")}, message_id)
     values (${names.map((_, n) => `$${n + 1}`).join(", ")}, '<${row.id}@x>')`,
    Object.values(row),
  );
  return row.id;
}
const stateOf = async (id: string) =>
  (await platform.database.query("select state from deliveries where id = $1", [id])).rows[0]?.[
    "state"
  ];

describe("the list", () => {
  test("the list names the message and the recipient of each delivery, and the first message of a digest", async () => {
    const digest = await put("waiting", { kind: "contact_digest", recipient: null });
    const write = (name: string, at: string, digest_id: string | null = null) => {
      const email = `${name}@visitor.example`;
      return storeMessage(platform, { name, email, created_at: new Date(at), digest_id });
    };
    const ada = await write("ada", "2026-11-20T09:00:00Z");
    await write("late", "2026-11-20T09:02:00Z", digest);
    const bob = await write("bob", "2026-11-20T09:01:00Z", digest);
    await put("sent", {
      kind: "contact_answer",
      subject_id: ada.id,
      recipient: "Ada@visitor.example",
    });
    await put("sent", {
      kind: "contact_message",
      subject_id: crypto.randomUUID(),
      recipient: null,
    });
    expect((await list()).deliveries).toMatchObject([
      { message: null, personId: null },
      { message: { id: ada.id, name: "ada", more: 0 }, personId: ada.person_id },
      { message: { id: bob.id, name: "bob", more: 1 }, personId: null },
    ]);
  });

  test("the list says why due emails wait when the mail server itself fails", async () => {
    const at = (minute: number) => new Date(`2026-11-20T10:${minute}:00Z`);
    await put("waiting", { reason: "deferred", tried_at: at(20), next_at: at(50) });
    await put("failed", { reason: "refused", tried_at: at(30) });
    expect((await list()).heldUpBy).toBe(null);
    await put("waiting", { reason: "unreachable", tried_at: at(10), next_at: at(10) });
    await put("waiting", { reason: "login_refused", tried_at: at(11), next_at: at(10) });
    expect((await list()).heldUpBy).toBe("login_refused");
  });

  test("the list shows kind, recipient, result and reason of each delivery", async () => {
    await put("sent", { sent_at: new Date("2026-11-20T10:00:00Z"), attempts: 1 });
    const failed = await put("failed", {
      attempts: 3,
      reason: "refused",
      last_error: "554 5.7.1 no",
      tried_at: new Date("2026-11-20T11:00:00Z"),
    });
    const { deliveries, counts } = await list();
    expect(counts).toEqual({ waiting: 0, sent: 1, kept: 0, failed: 1, cancelled: 0 });
    expect(deliveries[0]).toMatchObject({
      id: failed,
      kind: "account_password_changed",
      state: "failed",
      recipient: "ada@visitor.example",
      attempts: 3,
      reason: "refused",
      detail: "554 5.7.1 no",
      triedAt: "2026-11-20T11:00:00.000Z",
      nextAt: null,
    });
    expect(deliveries[1]).toMatchObject({ state: "sent", triedAt: "2026-11-20T10:00:00.000Z" });
  });

  test("the list can show one state, and counts emails that are being sent as waiting", async () => {
    const states = ["waiting", "sending", "sent", "failed", "cancelled"] as const;
    for (const state of states) await put(state);
    const shown = async (state: string) =>
      (await list(`?state=${state}`)).deliveries.map((each) => each.state);
    expect(await shown("waiting")).toEqual(["sending", "waiting"]);
    expect(await shown("failed")).toEqual(["failed"]);
    expect((await list()).counts).toEqual({
      waiting: 2,
      sent: 1,
      kept: 0,
      failed: 1,
      cancelled: 1,
    });
  });

  test("the list continues page by page without a gap or a repeat", async () => {
    for (let n = 0; n < 120; n += 1) await put("sent");
    const seen: string[] = [];
    for (let query: string | null = "?state=sent"; query;) {
      const { deliveries, next } = await list(query);
      seen.push(...deliveries.map(({ id }) => id));
      query = next && `?state=sent&after=${encodeURIComponent(next)}`;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  test.each(["?state=open", "?after=x", "?after=2026-11-20T09:00:00Z_x"])(
    "a query with %s is refused with a sentence",
    async (query) => {
      const { status, body } = await ask(query);
      expect(status).toBe(422);
      expect(body["error"]).toMatch(/\.$/);
    },
  );
});

describe("sending again", () => {
  test.each(["failed", "waiting"] as const)(
    "sending a %s delivery again answers 202 and makes it due",
    async (state) => {
      const id = await put(state, { attempts: 4, next_at: new Date("2026-12-01T00:00:00Z") });
      expect(await post(`/${id}/retry`)).toEqual({ status: 202, body: {} });
      const { rows } = await platform.database.query("select * from deliveries where id = $1", [
        id,
      ]);
      expect(rows).toMatchObject([{ state: "waiting", attempts: 0, message_id: `<${id}@x>` }]);
      expect(Number(rows[0]?.["next_at"])).toBeLessThanOrEqual(Date.now());
    },
  );

  test("sending all failed deliveries again answers 202 with their number, and keeps the times of waiting ones", async () => {
    const failed = [await put("failed"), await put("failed")];
    const waiting = await put("waiting", { next_at: new Date("2030-01-01T00:00:00Z") });
    const sent = await put("sent");
    expect(await post("/retry", { state: "failed" })).toEqual({ status: 202, body: { count: 2 } });
    expect(await Promise.all([...failed, sent].map(stateOf))).toEqual([
      "waiting",
      "waiting",
      "sent",
    ]);
    const { deliveries } = await list("?state=waiting");
    expect(deliveries.find(({ id }) => id === waiting)?.nextAt).toBe("2030-01-01T00:00:00.000Z");
    expect(await post("/retry", { state: "failed" })).toMatchObject({ body: { count: 0 } });
  });

  test("sending all waiting deliveries now answers 202 with their number, and sends none twice", async () => {
    const waiting = await put("waiting", { next_at: new Date("2030-01-01T00:00:00Z") });
    const others = [await put("failed"), await put("sending"), await put("sent")];
    expect(await post("/retry", { state: "waiting" })).toEqual({ status: 202, body: { count: 1 } });
    const { deliveries } = await list("?state=waiting");
    const sentAt = deliveries.find(({ id }) => id === waiting)?.nextAt ?? "";
    expect(Date.parse(sentAt)).toBeLessThanOrEqual(Date.now());
    expect(await Promise.all(others.map(stateOf))).toEqual(["failed", "sending", "sent"]);
  });

  test("only waiting or failed deliveries can be sent again all at once", async () => {
    for (const body of [{}, { state: "sent" }, { state: "cancelled" }]) {
      expect((await post("/retry", body)).status).toBe(422);
    }
  });
});

test("cancelling a waiting or failed delivery answers 202 and ends it", async () => {
  for (const state of ["waiting", "failed"] as const) {
    const id = await put(state);
    expect(await post(`/${id}/cancel`)).toEqual({ status: 202, body: {} });
    expect(await stateOf(id)).toBe("cancelled");
  }
});

describe.each(["retry", "cancel"])("%s", (what) => {
  test.each(["sending", "sent", "cancelled"] as const)(
    "a delivery that is %s is answered with 409",
    async (state) => {
      const id = await put(state);
      const { status, body } = await post(`/${id}/${what}`);
      expect([status, typeof body["error"]]).toEqual([409, "string"]);
      expect(await stateOf(id)).toBe(state);
    },
  );

  test("an unknown or malformed id is answered with 404", async () => {
    for (const id of [crypto.randomUUID(), "x", "'; --"]) {
      expect((await post(`/${id}/${what}`)).status).toBe(404);
    }
  });
});

describe("an event", () => {
  const body = { type: "contact.received", id: crypto.randomUUID(), test: false, text: "Hello." };
  const event = async (state: DeliveryState) => {
    const webhook = await listen(platform, "https://tools.example/hook", []);
    const to = { webhook_id: webhook.id, email: "ada@visitor.example", recipient: null };
    const id = await put(state, { channel: "webhook", kind: "contact.received", body, ...to });
    return { id, webhook: webhook.id };
  };

  test("an event is listed beside emails with its webhook, and can be listed alone", async () => {
    const { id, webhook } = await event("failed");
    const mail = await put("failed");
    const shown = async (query: string) => (await list(query)).deliveries.map((each) => each.id);
    expect(await shown("")).toEqual([mail, id]);
    expect(await shown("?channel=mail")).toEqual([mail]);
    expect(await shown("?channel=webhook")).toEqual([id]);
    expect(await shown(`?webhook=${webhook}`)).toEqual([id]);
    expect((await list("?channel=webhook")).deliveries).toMatchObject([
      { channel: "webhook", webhook: { id: webhook, url: "https://tools.example/hook" } },
    ]);
    expect(await post("/retry", { state: "failed", webhook })).toMatchObject({
      body: { count: 1 },
    });
    expect(await stateOf(mail)).toBe("failed");
  });

  test("an event that arrived can be sent again, an email cannot", async () => {
    const { id } = await event("sent");
    expect(await post(`/${id}/retry`)).toEqual({ status: 202, body: {} });
    expect(await stateOf(id)).toBe("waiting");
  });

  test("an event is shown with the request and the answer of every try", async () => {
    const { id } = await event("waiting");
    await platform.database.query(
      `insert into delivery_tries (delivery_id, at, ms, format, headers, status, answer, reason)
       values ($1, '2026-11-20T10:00:00Z', 12, 'event', '{"webhook-id": "1"}', 500, 'no', 'refused')`,
      [id],
    );
    expect((await ask(`/${id}`)).body).toMatchObject({
      delivery: { id, kind: "contact.received", state: "waiting" },
      isSample: false,
      tries: [
        {
          at: "2026-11-20T10:00:00.000Z",
          request: { headers: { "webhook-id": "1" }, body },
          status: 500,
          answer: "no",
          reason: "refused",
        },
      ],
    });
    expect((await ask(`/${crypto.randomUUID()}`)).status).toBe(404);
  });
});

test("when one staff member sends and another cancels at the same moment, one of the two happens", async () => {
  const id = await put("failed");
  const answers = await Promise.all([post(`/${id}/retry`), post(`/${id}/cancel`)]);
  const codes = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect([
    [202, 202],
    [202, 409],
  ]).toContainEqual(codes);
  expect(["waiting", "cancelled"]).toContain(await stateOf(id));
});
