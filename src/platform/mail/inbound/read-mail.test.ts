import { expect, test } from "vitest";
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
