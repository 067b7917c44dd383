import { expect, test } from "vitest";
import { readableCopy } from "./client/readable-copy.ts";

const EMPTY = { email: "ada@example.com", at: "2026-11-22T08:00:00Z", mails: [], copies: [] };

test("the readable copy contains every value once, and escapes markup in people's texts", () => {
  const row = {
    Message: '<script>alert(1)</script>\nBye & "bye"',
    Time: "2026-11-22T08:00:00+00:00",
    "Our tags": ["a", "b"],
    Details: [{ method: "password", times: 2 }, { method: "otp" }],
  };
  const about = {
    what: "Contact messages",
    from: "The form.",
    why: "To answer.",
    howLong: "2 years",
  };
  const page = readableCopy({
    ...EMPTY,
    stored: [{ ...about, tables: { Messages: [row] } }],
    mentions: 2,
    mails: [{ name: "1.eml", subject: "Hello <you>" }],
    copies: [{ name: "backup.tar", until: "2026-12-01T08:00:00Z" }],
  });
  for (const word of [...Object.values(about), ...Object.keys(row)]) expect(page).toContain(word);
  expect(page).toContain(
    "<dd>&#60;script&#62;alert(1)&#60;/script&#62;\nBye &#38; &#34;bye&#34;</dd>",
  );
  expect(page).toContain("<dd>a\nb</dd>");
  expect(page).toContain("<dd>method: password, times: 2\nmethod: otp</dd>");
  expect(page).toMatch(/<dt>Time<\/dt><dd>[^<]*2026[^<]*<\/dd>/);
  expect(page).not.toContain("T08:00:00");
  expect(page).toContain("<li>Hello &#60;you&#62;</li>");
  expect(page).toContain("stands: 2");
  expect(page).not.toMatch(/<script|src=|href=/);
});

test("the copy of an unknown address says that nothing is stored", () => {
  expect(readableCopy({ ...EMPTY, stored: [], mentions: 0 })).toContain(
    "Nothing is stored about this address.",
  );
});
