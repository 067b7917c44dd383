import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { MessageDetails } from "#features/inbox/views.ts";
import { action } from "#features/landing/page.tsx";
import { requestContext } from "#platform/http/context.ts";
import { MAX_UPLOADS_SIZE } from "#shared/uploads.ts";
import { makeStaff } from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import { createReplica } from "#tests/support/platform.ts";
import { contactMessage } from "#tests/support/contact/contact-message.ts";
import { admitFiles } from "./server/service.ts";

useAccountSite({ rateLimits: false, staffEmail: "team@example.com" });

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PDF = new TextEncoder().encode("%PDF-1.7 delivery note");

type Given = { name: string; bytes: Uint8Array<ArrayBuffer>; type?: string };
const photo: Given = { name: "Lieferschein.jpg", bytes: JPEG };

function formOf(files: readonly Given[], values: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...contactMessage(), ...values }))
    form.append(name, value);
  for (const { name, bytes, type = "image/jpeg" } of files)
    form.append("files", new File([bytes], name, { type }));
  return form;
}

async function send(files: readonly Given[], values?: Record<string, string>, key = "") {
  const answer = await fetch(`${site.origin}/api/contact`, {
    method: "POST",
    body: formOf(files, values),
    headers: key ? { "Idempotency-Key": key } : {},
  });
  type Body = { id?: string; error?: string; fields?: Record<string, string> };
  return { status: answer.status, body: (await answer.json()) as Body };
}

const stored = async () =>
  (await platform.database.query("select name, type, size, body from message_files order by place"))
    .rows;
const countMessages = async () =>
  (await platform.database.query("select count(*)::int as n from contact_messages")).rows[0]?.["n"];

test("files of the form are stored, mailed by name, and saved by staff byte for byte", async () => {
  const { status, body } = await send([photo, { name: "note.pdf", bytes: PDF }]);
  expect(status).toBe(201);
  expect((await stored()).map(({ name, type, size }) => [name, type, size])).toEqual([
    ["Lieferschein.jpg", "image/jpeg", JPEG.length],
    ["note.pdf", "application/pdf", PDF.length],
  ]);
  await platform.runJobs();
  const mail = platform.sent.find(({ to }) => to === "team@example.com");
  expect(mail?.text).toContain("Lieferschein.jpg (1 kB), note.pdf (1 kB)");

  const staff = await makeStaff(platform, site.client());
  const ask = (path: string) =>
    fetch(`${site.origin}/api/admin/messages/${body.id}${path}`, {
      headers: { Authorization: `Bearer ${staff}` },
    });
  const { files, replies } = (await (await ask("")).json()) as MessageDetails;
  expect([files.map(({ name }) => name), replies]).toEqual([["Lieferschein.jpg", "note.pdf"], []]);
  const file = await ask(`/files/${files[0]?.id}`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(JPEG);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(file.headers.get("content-type")).toBe("application/octet-stream");
});

test("a workflow is taken as a file, and text that only ends in .json is refused", async () => {
  const json = (text: string) => ({ name: "flow.json", bytes: new TextEncoder().encode(text) });
  expect((await send([json('\uFEFF {"nodes": [], "connections": {}}\n')])).status).toBe(201);
  expect((await stored()).map(({ name, type }) => [name, type])).toEqual([
    ["flow.json", "application/json"],
  ]);
  for (const text of ["Hello", "{", '{"a": 1', "<script>{}</script>", '{"a": "\0"}']) {
    expect((await send([json(text)])).status).toBe(422);
  }
});

test("a repeated form with files is one message", async () => {
  const key = crypto.randomUUID();
  const both = await Promise.all([send([photo], {}, key), send([photo], {}, key)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect([await countMessages(), (await stored()).length]).toEqual([1, 1]);
});

describe("the contents of a file decide its type", () => {
  test.each([
    [
      "a picture with the name of a program",
      { name: "a.exe", bytes: JPEG },
      "a.exe.jpeg",
      "image/jpeg",
    ],
    [
      "a PDF that says it is a page",
      { name: "x.html", bytes: PDF, type: "text/html" },
      "x.html.pdf",
      "application/pdf",
    ],
    [
      "a name that leads elsewhere",
      { name: "../../etc/a.jpg", bytes: JPEG },
      ".._.._etc_a.jpg",
      "image/jpeg",
    ],
    [
      "a name of 500 characters",
      { name: `${"n".repeat(500)}.jpg`, bytes: JPEG },
      `${"n".repeat(146)}.jpg`,
      "image/jpeg",
    ],
  ])("%s", async (_, file, name, type) => {
    expect((await send([file])).status).toBe(201);
    expect(await stored()).toMatchObject([{ name, type }]);
  });
});

describe("files are refused in a sentence, and nothing is stored", () => {
  const text = (content: string) => new TextEncoder().encode(content);
  test.each([
    [
      "a program that is called a picture",
      [{ name: "a.jpg", bytes: text("MZ\u0000\u0003") }],
      /“a\.jpg” is neither/,
    ],
    ["a page", [{ name: "a.svg", bytes: text("<svg onload=alert(1)>") }], /neither a picture/],
    ["an empty file", [{ name: "a.jpg", bytes: new Uint8Array() }], /“a\.jpg” is empty/],
    ["four files", [photo, photo, photo, photo], /at most 3 files/],
  ] as [string, Given[], RegExp][])("%s", async (_, files, sentence) => {
    const { status, body } = await send(files);
    expect([status, body.error, body.fields?.["files"]]).toEqual([
      422,
      expect.stringMatching(sentence),
      expect.stringMatching(sentence),
    ]);
    expect([await countMessages(), await stored()]).toEqual([0, []]);
  });

  test("more than 10 MB together", async () => {
    const half = new Uint8Array(MAX_UPLOADS_SIZE / 2 + 1);
    half.set(JPEG);
    const large = { name: "large.jpg", bytes: half };
    const { status, body } = await send([large, large]);
    expect([status, body.error]).toEqual([422, expect.stringMatching(/10 MB together/)]);
    const larger = await send([large, large, large]);
    expect([larger.status, larger.body.error]).toEqual([413, expect.stringMatching(/10 MB/)]);
    expect(await countMessages()).toBe(0);
  });

  test("a form that is cut off", async () => {
    const answer = await fetch(`${site.origin}/api/contact`, {
      method: "POST",
      body: '--x\r\nContent-Disposition: form-data; name="na',
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ error: expect.stringMatching(/could not be read/) as unknown }),
    ]);
  });

  test("a refusal of a form with a wrong field names the field", async () => {
    const { status, body } = await send([photo], { email: "nobody" });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ["email"]]);
  });
});

describe("without scripts", () => {
  async function post(form: FormData) {
    const context = new RouterContextProvider();
    context.set(requestContext, { platform, address: "192.0.2.1", origin: "" });
    const request = new Request("https://www.example.com/?index", { method: "POST", body: form });
    const answer: unknown = await action({ request, context, params: {} } as never);
    return answer as { status?: number; init?: { status: number }; data?: unknown };
  }

  test("files are stored too", async () => {
    expect((await post(formOf([photo]))).status).toBe(303);
    expect(await stored()).toMatchObject([{ name: "Lieferschein.jpg" }]);
  });

  test("a refused file takes nothing of what was typed, and says what is wrong", async () => {
    const bad = { name: "a.jpg", bytes: new TextEncoder().encode("MZ") };
    const answer = await post(formOf([bad], { message: "A long text." }));
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        values: { message: "A long text." },
        fields: { files: expect.stringMatching(/neither a picture/) as unknown },
      },
    });
  });

  test("a wrong field says that the files are to be chosen again", async () => {
    const answer = await post(formOf([photo], { email: "nobody", message: "A long text." }));
    expect(answer).toMatchObject({
      data: {
        values: { message: "A long text." },
        fields: {
          email: expect.any(String) as unknown,
          files: expect.stringMatching(/choose the files again/) as unknown,
        },
      },
    });
  });

  test("the same form with another file is another message", async () => {
    await post(formOf([photo]));
    await post(formOf([photo]));
    await post(formOf([{ name: "note.pdf", bytes: PDF }]));
    expect(await countMessages()).toBe(2);
  });
});

test("one network address sends 20 forms with files in ten minutes, counted before they are read", async () => {
  const limited = await createReplica({ rateLimits: true });
  for (let n = 0; n < 20; n += 1) await admitFiles(limited, "192.0.2.9");
  await expect(admitFiles(limited, "192.0.2.9")).rejects.toMatchObject({ code: "too_many" });
});
