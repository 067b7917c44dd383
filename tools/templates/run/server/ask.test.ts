import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ask } from "./ask.ts";

let server: Server;
afterEach(() => server.close());

/** Closes the first connections without an answer. */
async function serve(closed: number): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  server = createServer((request, response) => {
    asked++;
    if (asked <= closed) request.socket.destroy();
    else response.end("ready");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

test("a hiccup of the server is not noticed", async () => {
  const { url, asked } = await serve(2);
  expect(await (await ask(url, { method: "PATCH" })).text()).toBe("ready");
  expect(asked()).toBe(3);
});

test("a server that never answers is an error after four tries", async () => {
  const { url, asked } = await serve(9);
  await expect(ask(url, {})).rejects.toThrow("fetch failed");
  expect(asked()).toBe(4);
});

test("the start of a run is asked for once", async () => {
  const { url, asked } = await serve(1);
  await expect(ask(url, { method: "POST" }, 1)).rejects.toThrow("fetch failed");
  expect(asked()).toBe(1);
});
