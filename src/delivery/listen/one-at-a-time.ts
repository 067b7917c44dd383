import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Answers one request of a connection at a time: node:http begins all that arrive together, so that a
 * client which sends hundreds and reads nothing would have every answer made and held in memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const newest = new WeakMap<Socket, ServerResponse>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const before = newest.get(socket);
    newest.set(socket, outgoing);
    if (!before || before.closed) return listener(incoming, outgoing);
    before.once("close", () => {
      if (!socket.destroyed) listener(incoming, outgoing);
    });
  };
}
