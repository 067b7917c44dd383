import type { MessagePort } from "node:worker_threads";
import { toPlainError } from "../database-error.ts";
import type { FromThread, Request } from "./pglite-protocol.ts";

export function answerPort(
  port: Pick<MessagePort, "on" | "postMessage">,
  answer: (request: Request) => Promise<unknown>,
): void {
  const post = (message: FromThread) => port.postMessage(message);
  port.on("message", (request: Request) => {
    answer(request)
      // `postMessage` throws if a value cannot be sent to another thread. The `catch` below handles this error too.
      .then((result) => post({ id: request.id, result }))
      .catch((error: unknown) => post({ id: request.id, error: toPlainError(error) }));
  });
}
