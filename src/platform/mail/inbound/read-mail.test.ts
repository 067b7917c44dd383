import { expect, test, vi } from "vitest";
import { replyEmail, type ReplyEmail } from "#tests/support/mail/reply-email.ts";
import { readMail } from "./read-mail.ts";

const VISITOR = "claudia@berger.example";

const read = (given: Partial<ReplyEmail>) =>
  readMail(Buffer.from(replyEmail({ from: VISITOR, to: "hello@example.com", ...given })), {
    isCut: false,
  });

const MIXED = 'multipart/mixed; boundary="b"';

test("an email whose parts nest too deeply is read without its parts", async () => {
  const levels = Array.from(
    { length: 300 },
    (_, level) => `--b${level}\nContent-Type: multipart/mixed; boundary="b${level + 1}"\n`,
  );
  const mail = await read({ type: 'multipart/mixed; boundary="b0"', text: levels.join("\n") });
  expect(mail).toMatchObject({
    from: { email: VISITOR },
    subject: "Re: Your message",
    text: "",
    files: [],
    filesLeftOut: true,
  });
});

test.each([
  ["more than 2 MB of headers", `<p>Yes.</p>`],
  ["headers and no text", undefined],
])("an email with %s is read as far as possible", async (_, text) => {
  const lines = "X-Line: text\r\n".repeat(200_000);
  const head = `From: ${VISITOR}\r\nSubject: Re: Your message\r\nContent-Type: text/html\r\n${lines}`;
  const source = Buffer.from(text === undefined ? head : `${head}\r\n${text}`);
  expect(await readMail(source, { isCut: false })).toMatchObject({
    from: { email: VISITOR },
    subject: "Re: Your message",
    text: "",
    filesLeftOut: true,
  });
});

test("an email that cannot be read at all does not end the visit of the mailbox", async () => {
  const { default: PostalMime } = await import("postal-mime");
  const parse = vi.spyOn(PostalMime, "parse");
  parse.mockRejectedValueOnce(new Error("whole")).mockRejectedValueOnce(new Error("headers"));
  expect(await read({})).toMatchObject({ from: { email: "" }, text: "", filesLeftOut: true });
  parse.mockRestore();
});

test("addresses and ids contain no character that the database cannot store", async () => {
  const { from, mailId } = await read({ from: `"A" <a\0b@berger.example>`, mailId: "<1\0@a.b>" });
  expect(JSON.stringify({ from, mailId })).not.toContain(String.raw`\u0000`);
});

test("the text comes from the HTML if the part with plain text is blank", async () => {
  const parts = [
    "--b\nContent-Type: text/plain\n\n \n",
    "--b\nContent-Type: text/html\n\n<p>Yes.</p>\n",
    "--b--",
  ];
  const type = 'multipart/alternative; boundary="b"';
  expect(await read({ type, text: parts.join("\n") })).toMatchObject({ text: "Yes." });
});

test("a file that is too large does not keep out the smaller ones behind it", async () => {
  const part = (name: string, bytes: number) =>
    [
      "--b",
      `Content-Type: application/pdf; name="${name}"`,
      "Content-Transfer-Encoding: base64",
      "Content-Disposition: attachment",
      "",
      Buffer.alloc(bytes).toString("base64"),
    ].join("\n");
  const text = [part("video.pdf", 11 * 1024 * 1024), part("contract.pdf", 1000), "--b--"].join(
    "\n",
  );
  const { files, filesLeftOut } = await read({ type: MIXED, text });
  expect(files.map(({ name }) => name)).toEqual(["contract.pdf"]);
  expect(filesLeftOut).toBe(true);
});
