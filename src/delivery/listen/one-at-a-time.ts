import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/**
 * One request of a connection at a time: node:http begins all that arrive together, so that a client
 * which sends hundreds and reads nothing would have every answer made and held in memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const newest = new WeakMap<Socket, Promise<void>>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const before = newest.get(socket);
    const done = new Promise<void>((resolve) => outgoing.once("close", resolve));
    newest.set(socket, done);
    void done.then(() => newest.get(socket) === done && newest.delete(socket));
    if (!before) return listener(incoming, outgoing);
    void before.then(() => {
      if (!socket.destroyed) listener(incoming, outgoing);
    });
  };
}
