import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { openServices } from "./services.ts";

test("requests get the answers in order, and are recorded with what they sent", async () => {
  const { origin, open, close } = await openServices();
  const key = open([{ id: "1" }, { page: "<p>two</p>" }], "page");
  const ask = (init: RequestInit) => fetch(`${origin}/${key}/https://api.example.com/a?b=1`, init);
  const first = await ask({ method: "PUT", body: '{"name":"Dana"}', headers: { "x-key": "k" } });
  expect(await first.json()).toEqual({ id: "1" });
  expect(await (await ask({})).text()).toBe("<p>two</p>");
  const sent = (await (await fetch(`${origin}/${key}`)).json()) as { headers: object }[];
  expect(sent).toMatchObject([
    {
      method: "PUT",
      url: "https://api.example.com/a?b=1",
      headers: { "x-key": "k" },
      body: { name: "Dana" },
    },
    { method: "GET", url: "https://api.example.com/a?b=1" },
  ]);
  expect(Object.keys(sent[0]!.headers)).not.toContain("host");
  expect(await (await fetch(`${origin}/${key}`)).json()).toEqual([]);
  expect((await fetch(`${origin}/other/https://example.com`)).status).toBe(404);
  await close();
});

test("an email is recorded without the parts that differ each time", async () => {
  const { origin, smtpPort, open, close } = await openServices();
  const key = open([{ messageId: "m" }], "data");
  const auth = { user: key, pass: key };
  await createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true, auth }).sendMail({
    from: "a@example.com",
    to: "b@example.com",
    subject: "Hello",
    text: "There",
  });
  const [mail] = (await (await fetch(`${origin}/${key}`)).json()) as { mail: string }[];
  expect(mail).toMatchObject({ from: "a@example.com", to: ["b@example.com"] });
  expect(mail?.mail).toContain("Subject: Hello");
  expect(mail?.mail).not.toMatch(/Message-ID|Date:/i);
  await close();
});
