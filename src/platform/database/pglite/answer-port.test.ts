import { MessageChannel } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { answerPort } from "./answer-port.ts";
import { toPlainError } from "../database-error.ts";
import type { FromThread, Request } from "./pglite-protocol.ts";

function portTo(answer: (request: Request) => Promise<unknown>) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  answerPort(port2, answer);
  return (id: number) =>
    new Promise<FromThread>((heard) => {
      port1.once("message", heard);
      port1.postMessage({ id, do: "exec", sql: "" } satisfies Request);
    });
}

test("a result that cannot be sent fails only its own request", async () => {
  const ask = portTo(async ({ id }) => (id === 1 ? { parser: () => id } : "fine"));
  expect(await ask(1)).toMatchObject({ id: 1, error: { message: /could not be cloned/ } });
  expect(await ask(2)).toEqual({ id: 2, result: "fine" });
});

test("an error arrives as plain fields, without what cannot be sent", async () => {
  const error = Object.assign(new Error("no"), { code: "23505", query: "select", run: () => 1 });
  const ask = portTo(() => Promise.reject(Object.assign(error, { itself: error })));
  expect(await ask(1)).toEqual({ id: 1, error: { message: "no", code: "23505" } });
});

test("a thrown value that is not an error is reported too", () => {
  expect(toPlainError("just words")).toEqual({ message: "just words" });
});
