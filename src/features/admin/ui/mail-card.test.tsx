import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatDateTime } from "#shared/text/format-date.ts";
import type { Overview } from "../contract.ts";
import { MailCard, MailTroubleCard } from "./mail-card.tsx";

const SINCE = "2026-11-21T09:12:00.000Z";
const FINE: Overview["mail"] = { overdue: null, failed: null, total: 0, newest: [] };

const textOf = (mail: Overview["mail"]) =>
  renderToStaticMarkup(
    <>
      <MailTroubleCard mail={mail} />
      <MailCard mail={mail} />
    </>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("mail that waits is told in plain words: how much, since when, why", () => {
  const overdue = { count: 7, since: SINCE, reason: "connection_refused" } as const;
  const text = textOf({ ...FINE, overdue });
  expect(text).toContain(
    `7 emails have waited since ${formatDateTime(SINCE)}: the mail server refuses the connection.`,
  );
  expect(text).not.toContain("No email has waited long");
});

test("one mail that was given up is told with what the mail server said, and who can help", () => {
  const newest = [
    { id: "1", kind: "contact_message", reason: "refused", detail: "554 no", at: SINCE },
  ] as const;
  const failed = { count: 1, since: SINCE, reason: "refused" } as const;
  const text = textOf({ ...FINE, failed, total: 1, newest: [...newest] });
  expect(text).toContain("One email could not be sent at all");
  expect(text).toContain("npm run mail");
  expect(text).toContain("News of a message the mail server refuses it: “554 no”");
});

test("without trouble there is only one sentence", () => {
  expect(textOf(FINE)).toContain("No email has waited long");
  expect(renderToStaticMarkup(<MailTroubleCard mail={FINE} />)).toBe("");
});
