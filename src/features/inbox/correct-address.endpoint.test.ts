import { expect, test } from "vitest";
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

test("an answer that waits follows the address", async () => {
  const id = await write("hanna");
  const answer = { subject: "Your message", text: "Gladly.", done: true, version: 1 };
  await ask(`/messages/${id}/answers`, "POST", answer);
  await correct(id, "hanna@right.example");
  const { rows } = await query("select recipient from deliveries where kind = 'contact_answer'");
  expect(rows).toEqual([{ recipient: "hanna@right.example" }]);
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
