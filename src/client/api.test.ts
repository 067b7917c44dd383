import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ApiError, callApi, fetchOwn } from "./api.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (status: number, body: string, type?: string) =>
  serve((_, response) =>
    response.writeHead(status, type ? { "Content-Type": type } : {}).end(body),
  );
const JSON_TYPE = "application/json; charset=utf-8";
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

test("a request posts JSON with its headers, and returns the answer's JSON", async () => {
  let received = "";
  const origin = await serve((request, response) => {
    const { method, headers } = request;
    received = [method, headers["content-type"], headers["idempotency-key"], ""].join(" ");
    request.on("data", (part) => (received += String(part)));
    request.on("end", () => response.setHeader("Content-Type", JSON_TYPE).end('{"id":"1"}'));
  });
  const answer = await callApi(origin, { json: { a: 1 }, headers: { "Idempotency-Key": "k" } });
  expect(answer).toEqual({ id: "1" });
  expect(received).toBe('POST application/json k {"a":1}');
});

test("an answer without a body is undefined", async () => {
  expect(await callApi(await answering(204, ""), { method: "DELETE" })).toBeUndefined();
});

test.each([
  [429, '{"error":"Later.","code":"slow"}', JSON_TYPE, "Later.", "slow", {}],
  [422, '{"error":"No.","fields":{"a":"A","b":3}}', JSON_TYPE, "No.", undefined, { a: "A" }],
  [500, '{"error":7}', JSON_TYPE, undefined, undefined, {}],
  [500, '{"error":""}', JSON_TYPE, undefined, undefined, {}],
  [500, "null", JSON_TYPE, undefined, undefined, {}],
  [500, "[]", JSON_TYPE, undefined, undefined, {}],
  [429, "<h1>429</h1>", "text/html", undefined, "not_json", {}],
  [502, "", undefined, undefined, "not_json", {}],
  [200, "<h1>Hotel Wi-Fi</h1>", "text/html", undefined, "not_json", {}],
])(
  "an answer with status %i (%s) gives its own kind of error",
  async (status, body, type, sentence, code, fields) => {
    const failure = await failureOf(callApi(await answering(status, body, type)));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status, sentence, code, fields });
  },
);

test.each([
  [
    "half an answer",
    (...[, response]: Parameters<RequestListener>) => {
      response.writeHead(200, { "Content-Type": JSON_TYPE, "Content-Length": 100 }).write("{");
      setTimeout(() => response.destroy(), 20);
    },
  ],
  [
    "broken JSON",
    (...[, response]: Parameters<RequestListener>) => {
      response.writeHead(200, { "Content-Type": JSON_TYPE }).end("{");
    },
  ],
  ["no answer in time", () => undefined],
  [
    "no whole answer in time",
    (...[, response]: Parameters<RequestListener>) => {
      response.writeHead(200, { "Content-Type": JSON_TYPE }).write("{");
    },
  ],
])("a call that fails because of %s has status 0", async (_, answer) => {
  const call = callApi(await serve(answer), { timeoutMs: 200 });
  expect(await failureOf(call)).toMatchObject({ name: "ApiError", status: 0, sentence: undefined });
});

test("an aborted call throws the reason of its abort", async () => {
  const origin = await serve(() => undefined);
  const leaving = new AbortController();
  const call = failureOf(callApi(origin, { signal: leaving.signal }));
  leaving.abort(new Error("left"));
  expect(await call).toMatchObject({ name: "Error", message: "left" });
});

test("fetchOwn passes on the body while it arrives", async () => {
  const response = await fetchOwn(await answering(200, "words", "text/plain"));
  expect(await response.text()).toBe("words");
});
