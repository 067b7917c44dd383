import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { DeliveryReason } from "#shared/deliveries.ts";
import type { DeliveryLine } from "../contract.ts";
import { DeliveryRow } from "./delivery-row.tsx";

const LONG_AGO = "2020-01-01T00:00:00.000Z";
const WAITING: DeliveryLine = {
  id: "8f14e45f-ceea-467f-a7f3-f29b3a2d1f1a",
  channel: "mail",
  kind: "contact_message",
  state: "waiting",
  canRetry: true,
  recipient: null,
  webhook: null,
  personId: null,
  message: null,
  reason: null,
  detail: null,
  attempts: 0,
  nextAt: LONG_AGO,
  createdAt: "2026-11-21T09:12:00.000Z",
  triedAt: null,
};
const TRIED = { reason: "deferred", attempts: 1, triedAt: "2026-11-21T09:13:00.000Z" } as const;

const none = () => undefined;
const htmlOf = (delivery: Partial<DeliveryLine>, heldUpBy: DeliveryReason | null = null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DeliveryRow delivery={{ ...WAITING, ...delivery }} heldUpBy={heldUpBy} onChanged={none} />
    </MemoryRouter>,
  );

test("a due email never shows a next try in the past, and waits for the mail server", () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  expect(htmlOf({ ...TRIED, nextAt: inAnHour })).toContain("Next try ");
  expect(htmlOf({ nextAt: inAnHour })).toContain("Leaves ");
  const due = htmlOf(TRIED);
  expect(due).not.toContain("2020");
  expect(due).toContain("Waits for the mail server");
});

test("each due email shows why it waits, also when another email was tried instead", () => {
  expect(htmlOf({}, "connection_refused")).toContain(">The mail server refuses the connection ·");
  const later = { ...TRIED, nextAt: new Date(Date.now() + 3_600_000).toISOString() };
  expect(htmlOf(later, "connection_refused")).not.toContain("refuses the connection");
  expect(htmlOf(later, "connection_refused")).toContain("asks us to try again later · 1 try ·");
});

test("each delivery links to its message and its recipient", () => {
  const message = { id: "m", name: "Ada Lovelace", more: 0 };
  const html = htmlOf({ message, recipient: "ada@x.org", personId: "p" });
  expect(html).toContain('href="/admin/messages/m"');
  expect(html).toContain("Message from Ada Lovelace");
  expect(html).toContain('href="/admin/people/p"');
  const digest = htmlOf({ message: { ...message, more: 6 } });
  expect(digest).toContain('href="/admin/messages"');
  expect(digest).toContain("Messages from Ada Lovelace and 6 more");
  expect(digest).toContain("To your team");
});

test("an address with an international domain is shown in letters", () => {
  expect(htmlOf({ recipient: "ada@xn--bcher-kva.example" })).toContain("ada@bücher.example");
});

test("an email that is only stored as a file is not called sent", () => {
  const kept = { state: "kept", reason: "kept_as_file", triedAt: LONG_AGO } as const;
  const html = htmlOf({ ...kept, canRetry: false });
  expect(html).toContain("Not sent: saved on the server");
  expect(html).toContain("it does not leave by itself");
  expect(html).not.toContain("Sent");
  expect(html).not.toContain("Send again");
  expect(htmlOf(kept)).toContain("Send again");
  expect(htmlOf({ state: "sent", canRetry: false, triedAt: LONG_AGO })).toContain("Sent");
});

test("an event names its webhook, does not wait for the mail server, and can be sent again after it arrived", () => {
  const webhook = { id: "w", url: "https://tools.example/hook" };
  const event = { channel: "webhook", kind: "contact.received", webhook } as const;
  const due = htmlOf(event, "connection_refused");
  expect(due).toContain('href="/admin/webhooks/w"');
  expect(due).toContain("Waits for its webhook");
  expect(due).not.toContain("refuses the connection");
  expect(htmlOf({ ...event, state: "sent", triedAt: LONG_AGO })).toContain("Send again");
});
