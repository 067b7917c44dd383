import { describe, expect, test } from "vitest";
import { makeStaff } from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import {
  at,
  BOOKING_SECRETS,
  calcom,
  calendly,
  hmac,
  INVITEE,
  signedByCalcom,
  signedByCalendly,
} from "#tests/support/contact/booking-reports.ts";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { listen } from "#tests/support/events/receiver.ts";
import type { MessageDetails, Today } from "../inbox/views.ts";
import type { PersonDetails } from "../people/contract.ts";

useAccountSite({ rateLimits: false, bookingSecrets: BOOKING_SECRETS });

async function post(path: string, text: string, headers: Record<string, string>) {
  const answer = await fetch(`${site.origin}/api/bookings/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: text,
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { error?: string; taken?: boolean },
  };
}

function sendCalcom(report: object, signature?: string) {
  const { headers } = signedByCalcom(report);
  const given = signature === undefined ? headers : { "X-Cal-Signature-256": signature };
  return post("calcom", JSON.stringify(report), given);
}

function sendCalendly(report: object, time?: number, secret?: string) {
  const { headers } = signedByCalendly(report, { time, secret });
  return post("calendly", JSON.stringify(report), headers);
}

const rows = async (sql: string) => (await platform.database.query(sql)).rows;
const calls = () => rows("select uid, state, email, template, language, reason from bookings");
const events = async () =>
  (await rows("select body from deliveries where channel = 'webhook' order by created_at, id")).map(
    ({ body }) => body as Record<string, unknown>,
  );

async function ask<Answer>(path: string, staff: string): Promise<Answer> {
  const answer = await fetch(`${site.origin}/api/admin${path}`, {
    headers: { Authorization: `Bearer ${staff}` },
  });
  return (await answer.json()) as Answer;
}

test("a booked call is shown with its person, in the thread, on Today and in an event", async () => {
  await listen(platform, "https://127.0.0.1:9/", ["call.changed"]);
  const written = await storeMessage(platform, { email: "claudia@berger.example" });
  expect(await sendCalcom(calcom("BOOKING_CREATED"))).toMatchObject({ status: 200 });
  expect(await calls()).toMatchObject([
    {
      state: "booked",
      email: "claudia@berger.example",
      template: "send-payment-reminders",
      language: "de",
    },
  ]);
  expect(await events()).toMatchObject([
    {
      type: "call.changed",
      change: "booked",
      email: "claudia@berger.example",
      person_id: written.person_id,
      previous_starts_at: "",
    },
  ]);
  const call = { state: "booked", title: "30min between Wirewerk and Claudia" };
  const staff = await makeStaff(platform, site.client());
  expect((await ask<Today>("/today", staff)).calls).toMatchObject([call]);
  const message = await ask<MessageDetails>(`/messages/${written.id}`, staff);
  expect(message.calls).toMatchObject([call]);
  const { timeline } = await ask<PersonDetails>(`/people/${String(written.person_id)}`, staff);
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "call", ...call }));
});

test("a call of Cal.com that is moved and then canceled stays one call", async () => {
  await listen(platform, "https://127.0.0.1:9/", ["call.changed"]);
  await sendCalcom(calcom("BOOKING_CREATED", {}, at(-3 / 24)));
  const moved = {
    uid: "second",
    rescheduleUid: "bFJeNb2uX8ANpT3JL5EfXw",
    startTime: at(2),
    endTime: at(2.02),
  };
  await sendCalcom(calcom("BOOKING_RESCHEDULED", moved, at(-2 / 24)));
  expect(await calls()).toMatchObject([{ uid: "second", state: "moved" }]);
  const gone = { ...moved, rescheduleUid: null, cancellationReason: "We are ill.", metadata: null };
  await sendCalcom(calcom("BOOKING_CANCELLED", gone, at(-1 / 24)));
  expect(await calls()).toMatchObject([
    { uid: "second", state: "canceled", reason: "We are ill.", template: "send-payment-reminders" },
  ]);
  expect((await events()).map(({ change }) => change)).toEqual(["booked", "moved", "canceled"]);
});

test("a call of Calendly that is moved and then canceled stays one call", async () => {
  await listen(platform, "https://127.0.0.1:9/", ["call.changed"]);
  await sendCalendly(calendly("invitee.created", {}, at(-3 / 24)));
  const moved = { uri: `${INVITEE}2`, old_invitee: `${INVITEE}1` };
  await sendCalendly(
    calendly("invitee.canceled", { rescheduled: true, new_invitee: `${INVITEE}2` }, at(-2 / 24)),
  );
  await sendCalendly(calendly("invitee.created", moved, at(-2 / 24)));
  expect(await calls()).toMatchObject([{ uid: `${INVITEE}2`, state: "moved" }]);
  const cancellation = { canceled_by: "Claudia", reason: "We are ill." };
  await sendCalendly(calendly("invitee.canceled", { ...moved, cancellation }, at(-1 / 24)));
  expect(await calls()).toMatchObject([
    { uid: `${INVITEE}2`, state: "canceled", reason: "We are ill.", language: "de" },
  ]);
  expect((await events()).map(({ change }) => change)).toEqual(["booked", "moved", "canceled"]);
});

test("a repeated, an outdated and ten simultaneous reports change nothing", async () => {
  await listen(platform, "https://127.0.0.1:9/", ["call.changed"]);
  const report = calcom("BOOKING_CREATED");
  await Promise.all(Array.from({ length: 10 }, () => sendCalcom(report)));
  await sendCalcom(calcom("BOOKING_CANCELLED", {}, at(1 / 24)));
  await sendCalcom(report);
  expect(await calls()).toMatchObject([{ state: "canceled" }]);
  expect((await events()).map(({ change }) => change)).toEqual(["booked", "canceled"]);
});

test("a report about the former time of a moved call changes nothing, whether it comes again or late", async () => {
  const booked = calcom("BOOKING_CREATED", {}, at(-3 / 24));
  const moved = { uid: "second", rescheduleUid: "bFJeNb2uX8ANpT3JL5EfXw", startTime: at(2) };
  await sendCalcom(booked);
  await sendCalcom(calcom("BOOKING_RESCHEDULED", { ...moved, endTime: at(2.02) }, at(-2 / 24)));
  await sendCalcom(booked);
  expect(await calls()).toMatchObject([{ uid: "second", state: "moved" }]);

  const late = { uri: `${INVITEE}2`, old_invitee: `${INVITEE}1` };
  await sendCalendly(calendly("invitee.created", late, at(-2 / 24)));
  await sendCalendly(calendly("invitee.created", {}, at(-3 / 24)));
  const names = (await calls()).map(({ uid }) => String(uid));
  expect(names.toSorted()).toEqual([`${INVITEE}2`, "second"]);
});

/** Makes a report about a call of Cal.com that was moved from one id to another. */
const movedFrom = (rescheduleUid: string, uid: string, createdAt: string, payload: object = {}) =>
  calcom(
    "BOOKING_RESCHEDULED",
    { uid, rescheduleUid, startTime: at(2), endTime: at(2.02), ...payload },
    createdAt,
  );

test("a call that is moved under the same id can be canceled", async () => {
  await sendCalcom(calcom("BOOKING_CREATED", { uid: "a" }, at(-3 / 24)));
  await sendCalcom(movedFrom("a", "a", at(-2 / 24)));
  await sendCalcom(calcom("BOOKING_CANCELLED", { uid: "a" }, at(-1 / 24)));
  expect(await calls()).toMatchObject([{ uid: "a", state: "canceled" }]);
});

test("a call that is moved back to a former id has the newest time", async () => {
  await sendCalcom(calcom("BOOKING_CREATED", { uid: "a" }, at(-4 / 24)));
  const away = movedFrom("a", "b", at(-3 / 24));
  await sendCalcom(away);
  await sendCalcom(movedFrom("b", "a", at(-2 / 24), { startTime: at(5), endTime: at(5.02) }));
  await sendCalcom(away);
  const [row, ...others] = await rows(
    "select uid, former_uids, starts_at > now() + interval '4 days' as late from bookings",
  );
  expect(row).toEqual({ uid: "a", former_uids: ["b"], late: true });
  expect(others).toEqual([]);
  await sendCalcom(calcom("BOOKING_CANCELLED", { uid: "a" }, at(-1 / 24)));
  expect(await calls()).toMatchObject([{ uid: "a", state: "canceled" }]);
});

test("reports about two moves of a call that come in the wrong order leave one call and no event about a former time", async () => {
  await listen(platform, "https://127.0.0.1:9/", ["call.changed"]);
  const booked = calcom("BOOKING_CREATED", { uid: "a" }, at(-4 / 24));
  await sendCalcom(booked);
  await sendCalcom(movedFrom("b", "c", at(-2 / 24), { metadata: null }));
  await sendCalcom(movedFrom("a", "b", at(-3 / 24), { metadata: null }));
  await sendCalcom(booked);
  expect(await calls()).toMatchObject([
    { uid: "c", state: "moved", template: "send-payment-reminders", language: "de" },
  ]);
  const [first, second, third, ...others] = await events();
  expect([first, second, third]).toMatchObject([
    { change: "booked" },
    { change: "moved" },
    { change: "moved", previous_starts_at: first?.["starts_at"] },
  ]);
  expect(third).toMatchObject({
    booking_id: first?.["booking_id"],
    starts_at: second?.["starts_at"],
  });
  expect(others).toEqual([]);
});

test("a move that is reported after the cancellation brings back no call, and cancels the one that was announced first", async () => {
  await listen(platform, "https://127.0.0.1:9/", ["call.changed"]);
  await sendCalcom(calcom("BOOKING_CREATED", { uid: "a" }, at(-4 / 24)));
  const [booked] = await rows("select id, created_at from bookings");
  await sendCalcom(calcom("BOOKING_CANCELLED", { uid: "b" }, at(-2 / 24)));
  const move = movedFrom("a", "b", at(-3 / 24));
  await sendCalcom(move);
  await sendCalcom(move);
  expect(await rows("select id, created_at, uid, former_uids, state from bookings")).toEqual([
    { ...booked, uid: "b", former_uids: ["a"], state: "canceled" },
  ]);
  const [first, second, ...others] = await events();
  expect([first, second]).toMatchObject([
    { change: "booked", booking_id: booked?.["id"] },
    { change: "canceled" },
  ]);
  expect(others).toMatchObject([{ change: "canceled", booking_id: booked?.["id"] }]);
});

test("two canceled calls that prove to be one are joined without another event", async () => {
  await listen(platform, "https://127.0.0.1:9/", ["call.changed"]);
  const time = { startTime: at(1), endTime: at(1.02) };
  await sendCalcom(calcom("BOOKING_CANCELLED", { uid: "a", ...time }, at(-4 / 24)));
  const [canceled] = await rows("select id, created_at from bookings");
  await sendCalcom(calcom("BOOKING_CANCELLED", { uid: "b", ...time }, at(-2 / 24)));
  await sendCalcom(movedFrom("a", "b", at(-3 / 24)));
  expect(await rows("select id, created_at, uid, state from bookings")).toEqual([
    { ...canceled, uid: "b", state: "canceled" },
  ]);
  expect((await events()).map(({ change }) => change)).toEqual(["canceled", "canceled"]);
});

test("a report about the booking that comes after the one about its move adds only what that one lacked", async () => {
  await listen(platform, "https://127.0.0.1:9/", ["call.changed"]);
  await sendCalcom(movedFrom("a", "b", at(-2 / 24), { metadata: null, title: "Moved" }));
  await sendCalcom(calcom("BOOKING_CREATED", { uid: "a" }, at(-3 / 24)));
  expect(await rows("select uid, state, title, template, language from bookings")).toEqual([
    {
      uid: "b",
      state: "moved",
      title: "Moved",
      template: "send-payment-reminders",
      language: "de",
    },
  ]);
  expect((await events()).map(({ change }) => change)).toEqual(["moved"]);
});

describe("a report is refused in a sentence", () => {
  test("with a wrong signature, and stores nothing", async () => {
    for (const answer of [
      await sendCalcom(calcom("BOOKING_CREATED"), hmac("something else")),
      await sendCalcom(calcom("BOOKING_CREATED"), ""),
      await sendCalendly(calendly("invitee.created"), undefined, "another secret of theirs"),
      await sendCalendly(calendly("invitee.created"), Math.floor(Date.now() / 1000) - 3 * 86_400),
      await sendCalendly(calendly("invitee.created"), Math.floor(Date.now() / 1000) + 3600),
      await post("calendly", "{}", { "Calendly-Webhook-Signature": "v1=,t=" }),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { error: /signature/ } });
    }
    expect(await calls()).toEqual([]);
  });

  test.each([
    ["no person", { attendees: [] }, /nobody who booked/],
    ["no time", { startTime: "soon" }, /no valid time/],
    ["no name of its own", { uid: null }, /names no booking/],
  ])("with %s", async (_, payload, error) => {
    const answer = await sendCalcom(calcom("BOOKING_CREATED", payload));
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringMatching(error) } });
  });

  test("that is no JSON", async () => {
    expect(await post("calcom", "{", { "X-Cal-Signature-256": hmac("{") })).toMatchObject({
      status: 422,
    });
  });
});

test("a report about no call is accepted, and nothing is stored", async () => {
  expect(await sendCalcom(calcom("PING"))).toEqual({ status: 200, body: { taken: false } });
  expect(await sendCalendly(calendly("routing_form_submission.created"))).toMatchObject({
    body: { taken: false },
  });
  expect(await calls()).toEqual([]);
});

test("a stranger's long texts are cut, and invalid template and language codes are ignored", async () => {
  const long = "x".repeat(5000);
  const payload = { title: long, metadata: { template: "<script>", language: { de: 1 } } };
  expect((await sendCalcom(calcom("BOOKING_CREATED", payload))).status).toBe(200);
  expect(await rows("select length(title) as n, template, language from bookings")).toEqual([
    { n: 300, template: "", language: "" },
  ]);
});
