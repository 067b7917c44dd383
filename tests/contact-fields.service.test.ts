import { beforeEach, describe, expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { privacyPage } from "#content/privacy.ts";
import { ContactMessage } from "#features/contact/contract.ts";
import { TRAP } from "#features/contact/limits.ts";
import { openMessage } from "#features/inbox/server/service.ts";
import { contentKey, receiveMessage } from "#features/contact/server/service.ts";
import { createTestPlatform, type TestPlatform } from "./support/platform.ts";

/* A field of the contact form goes a long way. This is where one is missed that stops half-way. */

type Field = Exclude<keyof ContactMessage, typeof TRAP>;

const MESSAGE: Record<Field, string> = {
  name: "Ada Example",
  email: "ada@example.com",
  phone: "+49 30 1234",
  website: "https://ada.example.com",
  company: "Ada's Bookings",
  message: "Our bookings are typed by hand.",
  service: "leadgen",
};
const OTHER: Record<Field, string> = {
  name: "Eve",
  email: "eve@example.com",
  phone: "+49 30 5678",
  website: "https://eve.example.com",
  company: "Eve's Bookings",
  message: "Our invoices are typed by hand.",
  service: "data",
};
const message = ContactMessage.parse(MESSAGE);
const fields = Object.keys(MESSAGE) as Field[];

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform({ staffEmail: "team@example.com" });
});

test("these are the fields of the contract, and those of the form", () => {
  const inContract = Object.keys(ContactMessage.shape).filter((name) => name !== TRAP);
  expect(fields.toSorted()).toEqual(inContract.toSorted());
  expect(fields.toSorted()).toEqual(Object.keys(contact.form.fields).toSorted());
});

describe.each(fields)("%s", (field) => {
  test("tells two forms that were sent without scripts apart", () => {
    const other = ContactMessage.parse({ ...MESSAGE, [field]: OTHER[field] });
    expect(contentKey(other, "192.0.2.1")).not.toBe(contentKey(message, "192.0.2.1"));
  });

  test("is in the mail to staff and in their inbox", async () => {
    const { id } = await receiveMessage(platform, message, {
      address: "192.0.2.1",
      key: undefined,
    });
    await platform.runJobs();
    expect(platform.sent[0]?.text).toContain(
      field === "service" ? "Lead Generation" : MESSAGE[field],
    );
    expect(await openMessage(platform, id)).toMatchObject({ message: { [field]: MESSAGE[field] } });
  });

  test("is named on the privacy page", () => {
    const stored = privacyPage.sections.flatMap((section) => section.stored ?? []);
    const row = stored.find(({ what }) => what === "Contact messages");
    expect(row?.contains.toLowerCase()).toContain(contact.form.fields[field].label.toLowerCase());
  });
});
