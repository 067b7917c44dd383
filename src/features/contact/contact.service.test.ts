import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { ContactMessage } from "./contract.ts";
import { contentKey, receiveMessage } from "./server/service.ts";
import { contactMessage } from "#tests/support/contact/contact-message.ts";

const MESSAGE = ContactMessage.parse(
  contactMessage({
    name: "Ada Example",
    email: "Ada@Example.com",
    message: "Our bookings are typed by hand.",
  }),
);
const KEY = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11";

usePlatform({ staffEmail: "team@example.com" });

const stored = async () =>
  (await platform.database.query("select * from contact_messages order by created_at")).rows;

test("a message is stored as typed, with the email address in lower case", async () => {
  const { id } = await receiveMessage(platform, MESSAGE, { address: "192.0.2.1", key: undefined });
  expect(await stored()).toMatchObject([
    { id, ...MESSAGE, email: "ada@example.com", status: "new" },
  ]);
});

test("a password and a card number typed into the form are neither stored nor mailed", async () => {
  const message =
    "Please set it up: login werkstatt.kern and the password is Sommer!2024kern. Visa 4111 1111 1111 1111.";
  const from = { address: "192.0.2.1", key: KEY };
  const { id } = await receiveMessage(platform, { ...MESSAGE, message }, from);
  expect(await receiveMessage(platform, { ...MESSAGE, message }, from)).toEqual({ id });
  await platform.runJobs();
  const everything = JSON.stringify([await stored(), platform.sent]);
  expect(everything).toContain("Please set it up");
  expect(everything).not.toContain("Sommer!2024kern");
  // Looks for "4111" only where it is not part of a random id, which may contain these digits by chance.
  expect(everything).not.toMatch(/(?<![\da-f-])4111(?![\da-f-])/);
});

test("twenty concurrent repeats with one key get the same answer, and count as one message and one email", async () => {
  const from = { address: "192.0.2.1", key: KEY };
  const receipts = await Promise.all(
    Array.from({ length: 20 }, () => receiveMessage(platform, MESSAGE, from)),
  );
  expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await platform.runJobs()).toBe(1);
  const send = (n: number, email = `${n}@example.com`) =>
    receiveMessage(platform, { ...MESSAGE, email }, { ...from, key: undefined });
  // The twenty repeats count as one message. Three messages are allowed by email address, and five by network address.
  await send(1, MESSAGE.email);
  await send(2, MESSAGE.email);
  await expect(send(3, MESSAGE.email)).rejects.toMatchObject({ code: "too_many" });
  await send(3);
  await send(4);
  await expect(send(5)).rejects.toMatchObject({ code: "too_many" });
});

test("a message refused by a rate limit is neither stored nor counted", async () => {
  const from = { address: "192.0.2.1", key: undefined };
  for (const n of [1, 2, 3, 4, 5]) {
    await receiveMessage(platform, { ...MESSAGE, email: `${n}@example.com` }, from);
  }
  await expect(receiveMessage(platform, MESSAGE, { ...from, key: KEY })).rejects.toMatchObject({
    code: "too_many",
  });
  expect(await stored()).toHaveLength(5);
  await receiveMessage(platform, MESSAGE, { address: "192.0.2.2", key: KEY });
});

test("a key that is reused with another message is refused, and nothing is overwritten", async () => {
  await receiveMessage(platform, MESSAGE, { address: "192.0.2.1", key: KEY });
  await expect(
    receiveMessage(platform, { ...MESSAGE, message: "Other" }, { address: "192.0.2.1", key: KEY }),
  ).rejects.toMatchObject({ code: "conflict" });
  expect(await stored()).toMatchObject([{ message: MESSAGE.message }]);
});

test("the fourth message of an email address within an hour is refused; other email addresses are served", async () => {
  const stranger = { address: "203.0.113.9", key: undefined };
  for (let n = 1; n <= 3; n++) await receiveMessage(platform, MESSAGE, stranger);
  await expect(receiveMessage(platform, MESSAGE, stranger)).rejects.toMatchObject({
    code: "too_many",
    retryAfter: expect.any(Number) as number,
  });
  await receiveMessage(platform, { ...MESSAGE, email: "eve@example.com" }, stranger);
  await receiveMessage(platform, MESSAGE, { address: "198.51.100.7", key: undefined });
  expect(await stored()).toHaveLength(5);
});

test("without scripts, the same values from one network address are one submission; from another they are a second one", () => {
  const key = contentKey(MESSAGE, "192.0.2.1");
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(contentKey({ ...MESSAGE }, "192.0.2.1")).toBe(key);
  expect(contentKey(MESSAGE, "192.0.2.2")).not.toBe(key);
  expect(contentKey({ ...MESSAGE, company: "Other" }, "192.0.2.1")).not.toBe(key);
});
