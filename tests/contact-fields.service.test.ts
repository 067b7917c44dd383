import { describe, expect, test } from "vitest";
import { contact, type ContactFieldName } from "#content/landing/contact.ts";
import { ContactMessage } from "#features/contact/contract.ts";
import { SECONDS, TRAP, TYPED_FIELDS } from "#features/contact/fields.ts";
import { openMessage, readInbox } from "#features/inbox/server/service.ts";
import { describeStoredData } from "#features/privacy/server/service.ts";
import { contentKey, receiveMessage } from "#features/contact/server/service.ts";
import { platform, usePlatform } from "./support/platform.ts";

/* A field of the contact form has to reach many places. These tests name the places that lack a field. */

const SAMPLES: Record<string, (name: string) => [string, string]> = {
  text: (name) => [`Some ${name}`, `Another ${name}`],
  textarea: (name) => [`Some ${name}`, `Another ${name}`],
  email: () => ["ada@example.com", "eve@example.com"],
  tel: () => ["+49 30 1234", "+49 30 5678"],
  url: () => ["https://ada.example.com", "https://eve.example.com"],
  select: () => ["leadgen", "data"],
};
const samples = Object.entries(contact.form.fields).map(
  ([name, { type }]) => [name, SAMPLES[type]?.(name) ?? []] as const,
);
const MESSAGE = Object.fromEntries(samples.map(([name, [one]]) => [name, one]));
const message = ContactMessage.parse(MESSAGE);

usePlatform({ staffEmail: "team@example.com" });

test("the contract has the form's fields and the fields that detect robots", () => {
  expect(Object.keys(ContactMessage.shape).toSorted()).toEqual(
    [...Object.keys(contact.form.fields), TRAP, SECONDS].toSorted(),
  );
});

describe.each(samples)("%s", (field, [value = "", other]) => {
  test("tells two forms that were sent without scripts apart", () => {
    const differs = ContactMessage.parse({ ...MESSAGE, [field]: other });
    expect(contentKey(differs, "192.0.2.1")).not.toBe(contentKey(message, "192.0.2.1"));
  });

  test("is in the email to staff and in their inbox", async () => {
    const { id } = await receiveMessage(platform, message, {
      address: "192.0.2.1",
      key: undefined,
    });
    await platform.runJobs();
    const shown = value === "leadgen" ? "Lead Generation" : value;
    expect(platform.sent[0]?.text).toContain(shown);
    expect(await openMessage(platform, id)).toMatchObject({ message: { [field]: value } });
  });

  test("is found by the inbox's search, if people type it", async () => {
    if (!TYPED_FIELDS.includes(field as ContactFieldName)) return;
    const { id } = await receiveMessage(platform, message, {
      address: "192.0.2.1",
      key: undefined,
    });
    const { messages } = await readInbox(platform, crypto.randomUUID(), { q: value });
    expect(messages.map((found) => found.id)).toEqual([id]);
  });

  test("is named on the privacy page", () => {
    const row = describeStoredData().find(({ what }) => what === "Contact messages");
    expect(row?.contains.toLowerCase()).toContain(
      contact.form.fields[field as ContactFieldName].label.toLowerCase(),
    );
  });
});

test("the index of the inbox's search has the fields that people type", async () => {
  const { rows } = await platform.database.query(
    "select indexdef from pg_indexes where indexname = 'contact_messages_words'",
  );
  const [, indexed = ""] = /lower\((.*)\) gin_trgm_ops/.exec(String(rows[0]?.["indexdef"])) ?? [];
  expect(indexed.replaceAll(/[()\s]/g, "").split("||chr31||")).toEqual(TYPED_FIELDS);
});
