import { describe, expect, test } from "vitest";
import type { PersonDetails } from "#features/people/contract.ts";
import { requestSubscription } from "#features/newsletter/server/service.ts";
import { platform } from "#tests/support/accounts/account-site.ts";
import {
  ask,
  askAny,
  mailsAbout,
  query,
  useDesk,
  write,
  type Reply,
} from "#tests/support/accounts/desk.ts";
import { addDownloads } from "#tests/support/library.ts";

useDesk();

const correct = (id: string, email: string, version?: number) =>
  ask(`/messages/${id}`, "PATCH", { email, version });
const personOf = async (id: string): Promise<PersonDetails["person"]> => {
  const { message } = (await ask(`/messages/${id}`)).body;
  const { body }: Reply<PersonDetails> = await askAny(`/people/${message.personId}`);
  return body.person;
};

test("a corrected address gets the answers, and the former one is known as another of the person", async () => {
  const id = await write("hanna");
  const former = await personOf(id);
  await ask(`/messages/${id}`, "PATCH", { note: "Called." });
  await askAny(`/people/${former.id}`, "PATCH", { name: "Hanna Huber", version: 1 });
  const { status, body } = await correct(id, " Hanna@Right.example ", 2);
  expect(status).toBe(200);
  expect(body.message).toMatchObject({
    email: "hanna@right.example",
    knownName: "Hanna Huber",
    version: 3,
  });
  const person = await personOf(id);
  expect(person).toMatchObject({
    email: "hanna@right.example",
    name: "Hanna Huber",
    merged: [{ id: former.id, email: "hanna@x.org" }],
  });
  const fields = body.changes.flatMap((trace) => (trace.kind === "change" ? [trace.fields] : []));
  expect(fields).toEqual([["email"], ["note"]]);
  const answer = { subject: "Your message", text: "Gladly.", done: true, version: 3 };
  await ask(`/messages/${id}/answers`, "POST", answer);
  expect(await mailsAbout("Your message")).toMatchObject([{ to: "hanna@right.example" }]);
});

const recipients = async () =>
  (await query("select recipient from deliveries where kind = 'contact_answer'")).rows;

test("an answer that waits leaves for the corrected address, also in the outbox's list", async () => {
  const id = await write("hanna");
  const answer = { subject: "Your message", text: "Gladly.", done: true, version: 1 };
  await ask(`/messages/${id}/answers`, "POST", answer);
  await correct(id, "hanna@right.example");
  expect(await recipients()).toEqual([{ recipient: "hanna@right.example" }]);
  expect(await mailsAbout("Your message")).toMatchObject([{ to: "hanna@right.example" }]);
});

test("an answer that failed follows the address, and one that came back keeps its own", async () => {
  const id = await write("hanna");
  const answer = { subject: "Your message", text: "Gladly.", done: true, version: 1 };
  await ask(`/messages/${id}/answers`, "POST", answer);
  await query("update deliveries set state = 'failed' where kind = 'contact_answer'");
  await correct(id, "hanna@right.example");
  expect(await recipients()).toEqual([{ recipient: "hanna@right.example" }]);
  await query("update deliveries set sent_at = now() where kind = 'contact_answer'");
  await correct(id, "hanna@third.example");
  expect(await recipients()).toEqual([{ recipient: "hanna@right.example" }]);
});

test("consent to the weekly tips never moves to the corrected address", async () => {
  const id = await write("hanna");
  const wish = { source: "download", page: "/templates", words: "Yes." } as const;
  await platform.database.db.transaction((tx) =>
    requestSubscription(platform, tx, "hanna@x.org", wish),
  );
  await correct(id, "hanna@right.example");
  const { rows } = await query("select email, confirmed_at from newsletter_subscriptions");
  expect(rows).toEqual([{ email: "hanna@x.org", confirmed_at: null }]);
  await platform.runJobs();
  expect(platform.sent.filter(({ to }) => to === "hanna@right.example")).toEqual([]);
});

test("a former address to which anything else belongs stays somebody of its own", async () => {
  const id = await write("hanna");
  await addDownloads(platform, "hanna@x.org");
  await correct(id, "hanna@right.example");
  expect((await personOf(id)).merged).toEqual([]);
  const { rows } = await query(
    "select email, merged_into from people where email like 'hanna@%' order by email",
  );
  expect(rows).toEqual([
    { email: "hanna@right.example", merged_into: null },
    { email: "hanna@x.org", merged_into: null },
  ]);
});

test("somebody known by the corrected address keeps their name", async () => {
  const known = await write("ada");
  const id = await write("hanna");
  await correct(id, "ADA@x.org");
  expect((await personOf(id)).id).toBe((await personOf(known)).id);
  expect(await personOf(id)).toMatchObject({ name: "ada", merged: [{ email: "hanna@x.org" }] });
});

test("a corrected name of the former address is no name of somebody known", async () => {
  await write("ada");
  const id = await write("hanna");
  const former = await personOf(id);
  await askAny(`/people/${former.id}`, "PATCH", { name: "Hanna Huber", version: 1 });
  const { body } = await correct(id, "ada@x.org");
  expect(body.message.knownName).toBe("hanna");
  expect((await personOf(id)).name).toBe("ada");
});

describe("what staff know about the sender", () => {
  const note = async (id: string, text: string) => askAny(`/people/${id}/notes`, "POST", { text });
  const lead = { state: "won", amount: 900, day: "2026-11-02" };

  test("moves to the corrected address, and is erased with it", async () => {
    const id = await write("hanna");
    const former = await personOf(id);
    await note(former.id, "Likes to be called.");
    await askAny(`/people/${former.id}/lead`, "PATCH", { ...lead, version: 1 });
    await correct(id, "hanna@right.example");
    const person = await personOf(id);
    expect(person).toMatchObject({ lead, createdAt: former.createdAt });
    const { rows } = await query("select person_id from person_notes");
    expect(rows).toEqual([{ person_id: person.id }]);
    const { body } = await askAny("/privacy/erase", "POST", { email: "hanna@right.example" });
    expect(body).toMatchObject({ others: [] });
    const left = await query(
      "select email from people where email like 'hanna@%' or lead_state is not null",
    );
    expect(left.rows).toEqual([]);
    expect((await query("select id from person_notes")).rows).toEqual([]);
  });

  test("stays with somebody known where they have their own, and is added where they have none", async () => {
    const known = (await personOf(await write("ada"))).id;
    const own = { ...lead, amount: 5 };
    await askAny(`/people/${known}/lead`, "PATCH", { ...own, version: 1 });
    const id = await write("hanna");
    const former = await personOf(id);
    await note(former.id, "Likes to be called.");
    await askAny(`/people/${former.id}/lead`, "PATCH", { ...lead, version: 1 });
    await correct(id, "ada@x.org");
    expect((await personOf(id)).lead).toEqual(own);
    const { rows } = await query("select person_id from person_notes");
    expect(rows).toEqual([{ person_id: known }]);
  });

  test("an address that somebody uses is not erased along with the one into which it is merged", async () => {
    const id = await write("hanna");
    await correct(id, "hanna@right.example");
    await write("hanna");
    const { body } = await askAny("/privacy/erase", "POST", { email: "hanna@right.example" });
    expect(body).toMatchObject({ others: ["hanna@x.org"] });
    const { rows } = await query("select email from contact_messages");
    expect(rows).toEqual([{ email: "hanna@x.org" }]);
  });
});

describe("a second correction", () => {
  test("keeps the person, with both former addresses", async () => {
    const id = await write("hanna");
    const former = await personOf(id);
    await askAny(`/people/${former.id}`, "PATCH", { name: "Hanna Huber", version: 1 });
    await correct(id, "hanna@wrong.example");
    const { body } = await correct(id, "hanna@right.example");
    expect(body.message.knownName).toBe("Hanna Huber");
    const person = await personOf(id);
    expect(person).toMatchObject({ email: "hanna@right.example", name: "Hanna Huber" });
    expect(person.merged.map(({ email }) => email)).toEqual(["hanna@wrong.example", "hanna@x.org"]);
  });

  test("goes back to the first address, which is then the person's own again", async () => {
    const id = await write("hanna");
    const former = await personOf(id);
    await askAny(`/people/${former.id}`, "PATCH", { name: "Hanna Huber", version: 1 });
    await correct(id, "hanna@wrong.example");
    const { body } = await correct(id, "hanna@x.org");
    expect(body.message.knownName).toBe("Hanna Huber");
    expect(await personOf(id)).toMatchObject({
      id: former.id,
      email: "hanna@x.org",
      name: "Hanna Huber",
      merged: [{ email: "hanna@wrong.example" }],
    });
  });
});

test("a message of an address that staff merged into another stays with the person", async () => {
  const whole = await personOf(await write("ada"));
  const id = await write("hanna");
  const other = (await personOf(id)).id;
  await askAny(`/people/${whole.id}/merge`, "POST", { other });
  await correct(id, "hanna@right.example");
  const person = await personOf(id);
  expect(person.id).toBe(whole.id);
  expect(person.merged.map(({ email }) => email)).toEqual(["hanna@right.example", "hanna@x.org"]);
});

test("a message without an address gets one, and can be answered then", async () => {
  const id = await write("bernd");
  await query("update contact_messages set email = '' where id = $1", [id]);
  await correct(id, "bernd@right.example");
  expect(await personOf(id)).toMatchObject({ email: "bernd@right.example", merged: [] });
});

test("a wrong address, and a change of an older version, are refused with a sentence", async () => {
  const id = await write("hanna");
  for (const email of ["", "hanna", "hanna@", 7]) {
    const { status, body } = await correct(id, email as string);
    expect([email, status]).toEqual([email, 422]);
    expect(body.error).toMatch(/\.$/);
  }
  expect((await correct(id, "hanna@right.example", 9)).status).toBe(409);
  expect((await ask(`/messages/${id}`)).body.message.email).toBe("hanna@x.org");
});
