import { afterEach, expect, test, vi } from "vitest";
import { contact } from "#content/landing/contact.ts";
import { offline } from "#content/site/errors/offline.ts";
import { sendMessage } from "./ui/send-message.ts";
import type { FormValues } from "./ui/form-values.ts";

const { errors } = contact.form;
const VALUES = { name: "Ada", message: "Hello" } as FormValues;
const FILLED = { values: VALUES, files: [] };

afterEach(() => void vi.unstubAllGlobals());

const answering = (body: string, status: number, type = "application/json") => {
  const answer = new Response(body, { status, headers: { "content-type": type } });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  return sendMessage(FILLED, "the-key", 60);
};

test("the message is sent as JSON with its key", async () => {
  let sent: Request | undefined;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent = new Request(new URL(path, "http://localhost"), init);
    return Promise.resolve(Response.json({ id: "1" }, { status: 201 }));
  });
  expect(await sendMessage(FILLED, "the-key", 60)).toEqual({ sent: true });
  expect(new URL(sent?.url ?? "").pathname).toBe("/api/contact");
  expect(sent?.headers.get("idempotency-key")).toBe("the-key");
  expect(await sent?.json()).toEqual(VALUES);
});

test("the elapsed seconds are sent only if no person types that fast", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string));
    return Promise.resolve(Response.json({ id: "1" }, { status: 201 }));
  });
  await sendMessage(FILLED, "the-key", 2.9);
  await sendMessage(FILLED, "the-key", 3);
  expect(bodies).toEqual([{ ...VALUES, seconds: 2.9 }, VALUES]);
});

test.each([
  ["the server's sentence", '{"error":"Too much."}', 429, undefined, "Too much."],
  ["JSON without a sentence", "{}", 500, undefined, errors.failed],
  ["a sentence that is none", '{"error":7}', 500, undefined, errors.failed],
  ["nothing", "null", 500, undefined, errors.failed],
  ["a page", "<h1>502</h1>", 502, "text/html", errors.notJson],
  ["broken JSON", "{", 500, undefined, errors.other],
] as const)("%s is answered by the catalogue's sentence", async (_, body, status, type, error) => {
  expect(await answering(body, status, type)).toEqual({ sent: false, error, fields: {} });
});

test("a missing connection is explained in the specified sentence, which adds that nothing is lost", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch")));
  expect(await sendMessage(FILLED, "k", 60)).toEqual({
    sent: false,
    error: `${errors.other} ${offline.kept}`,
    fields: {},
  });
});

test("a browser that knows that it is offline shows the sentence about the connection alone", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch")));
  vi.stubGlobal("navigator", { onLine: false });
  expect(await sendMessage(FILLED, "k", 60)).toMatchObject({
    error: `${offline.kept} ${offline.later}`,
  });
});

test("the server's sentences about fields appear at the fields", async () => {
  const body = JSON.stringify({ error: "A", fields: { email: "A", phone: "B", name: 3 } });
  expect(await answering(body, 422)).toMatchObject({ fields: { email: "A", phone: "B" } });
});
