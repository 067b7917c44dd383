import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { formatDateTime } from "#shared/text/format-date.ts";
import type { MailAlarm, Overview } from "../contract.ts";
import { MailCard, MailTroubleCard } from "./mail-card.tsx";

const SINCE = "2026-11-21T09:12:00.000Z";
const FINE: Overview["mail"] = { overdue: 0, total: 0, kept: 0, newest: [] };
const NO_ALARM: MailAlarm = { overdue: null, failed: null, noServer: false };

const htmlOf = (shown: ReactNode) => renderToStaticMarkup(<MemoryRouter>{shown}</MemoryRouter>);
const textOf = (shown: ReactNode) =>
  htmlOf(shown)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("waiting email is described in plain words: how much, since when, why", () => {
  const overdue = { count: 7, since: SINCE, reason: "connection_refused" } as const;
  expect(textOf(<MailTroubleCard alarm={{ ...NO_ALARM, overdue }} />)).toContain(
    `7 emails have waited since ${formatDateTime(SINCE)}: the mail server refuses the connection.`,
  );
  const text = textOf(<MailCard mail={{ ...FINE, overdue: 7 }} />);
  expect(text).toContain("Emails not sent 7 ");
  expect(text).not.toContain("No email has waited long");
});

test("the card links to the emails concerned", () => {
  const trouble = { count: 1, since: SINCE, reason: "refused" } as const;
  const html = htmlOf(
    <MailTroubleCard alarm={{ ...NO_ALARM, overdue: trouble, failed: trouble }} />,
  );
  expect(html).toContain('href="/admin/outbox?state=waiting"');
  expect(html).toContain('href="/admin/outbox?state=failed"');
});

test("several problems are one alarm: the gravest is shown, the others can be opened below it", () => {
  const trouble = { count: 3, since: SINCE, reason: "refused" } as const;
  const html = htmlOf(
    <MailTroubleCard alarm={{ overdue: trouble, failed: trouble, noServer: true }} />,
  );
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  const [summary = "", opened = ""] = html.split("<details");
  expect(summary).toContain("3 emails have waited");
  expect(summary).not.toMatch(/could not be sent|No mail server/);
  expect(opened).toMatch(/<summary[^>]*>and 2 more<.*could not be sent.*No mail server/s);
});

test("an email that was given up is shown with the mail server's answer, and what to do", () => {
  const newest = [
    { id: "1", kind: "contact_message", reason: "refused", detail: "554 no", at: SINCE },
  ] as const;
  const failed = { count: 1, since: SINCE, reason: "refused" } as const;
  const text = textOf(
    <>
      <MailTroubleCard alarm={{ ...NO_ALARM, failed }} />
      <MailCard mail={{ ...FINE, total: 1, newest: [...newest] }} />
    </>,
  );
  expect(text).toContain("One email could not be sent at all");
  expect(text).toContain("they can be sent again");
  expect(text).toContain("Notice of a message the other side refuses it: “554 no”");
});

test("without trouble there is only one sentence", () => {
  expect(textOf(<MailCard mail={FINE} />)).toContain("No email has waited long");
  expect(htmlOf(<MailTroubleCard alarm={NO_ALARM} />)).toBe("");
});

test("emails that are only saved on the server count as not sent, and the card says what to do", () => {
  const mail = { ...FINE, kept: 12 };
  const text = textOf(<MailCard mail={mail} />);
  expect(text).toContain("Emails not sent 12 ");
  expect(text).toContain("They did not leave: there is no mail server.");
  expect(text).not.toContain("No email has waited long");
  expect(htmlOf(<MailCard mail={mail} />)).toContain('href="/admin/outbox?state=kept"');
});

test("without a mail server the card says so, even if no email waits", () => {
  const text = textOf(<MailTroubleCard alarm={{ ...NO_ALARM, noServer: true }} />);
  expect(text).toContain("No mail server is set up");
});
