import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { formatDateTime } from "#shared/text/format-date.ts";
import type { Overview } from "../contract.ts";
import { MailCard, MailTroubleCard } from "./mail-card.tsx";

const SINCE = "2026-11-21T09:12:00.000Z";
const FINE: Overview["mail"] = { overdue: null, failed: null, total: 0, newest: [] };

const textOf = (mail: Overview["mail"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MailTroubleCard mail={mail} />
      <MailCard mail={mail} />
    </MemoryRouter>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("mail that waits is told in plain words: how much, since when, why", () => {
  const overdue = { count: 7, since: SINCE, reason: "connection_refused" } as const;
  const text = textOf({ ...FINE, overdue });
  expect(text).toContain(
    `7 emails have waited since ${formatDateTime(SINCE)}: the mail server refuses the connection.`,
  );
  expect(text).toContain("Emails not sent 7 ");
  expect(text).not.toContain("No email has waited long");
});

test("the trouble leads to the emails concerned", () => {
  const trouble = { count: 1, since: SINCE, reason: "refused" } as const;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MailTroubleCard mail={{ ...FINE, overdue: trouble, failed: trouble }} />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/admin/deliveries?state=waiting"');
  expect(html).toContain('href="/admin/deliveries?state=failed"');
});

test("one mail that was given up is told with what the mail server said, and what to do", () => {
  const newest = [
    { id: "1", kind: "contact_message", reason: "refused", detail: "554 no", at: SINCE },
  ] as const;
  const failed = { count: 1, since: SINCE, reason: "refused" } as const;
  const text = textOf({ ...FINE, failed, total: 1, newest: [...newest] });
  expect(text).toContain("One email could not be sent at all");
  expect(text).toContain("they can be sent again");
  expect(text).toContain("News of a message the mail server refuses it: “554 no”");
});

test("without trouble there is only one sentence", () => {
  expect(textOf(FINE)).toContain("No email has waited long");
  expect(renderToStaticMarkup(<MailTroubleCard mail={FINE} />)).toBe("");
});
