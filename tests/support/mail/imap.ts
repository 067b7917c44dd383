import { once } from "node:events";
import { createRequire } from "node:module";
import type { AddressInfo, Server, Socket } from "node:net";

type Options = {
  plugins: string[];
  users: Record<string, { password: string }>;
  storage: Record<string, { messages: { raw: string }[] }>;
};
type Hoodiecrow = {
  server: Server;
  listen: (port: number, host: string, done: () => void) => void;
  appendMessage: (folder: string, flags: string[], date: undefined, raw: string) => void;
};

export type ImapServer = {
  /** IMAP_URL of the mailbox. The connection is encrypted if the client sends STARTTLS. */
  url: string;
  /**
   * Puts an email into the mailbox.
   * @param raw - source of the email, with any line breaks
   */
  deliver: (raw: string) => void;
  close: () => Promise<void>;
  /** Starts the closed server again. The mailbox still contains its emails. */
  reopen: () => Promise<void>;
};

/** Starts a mail server for IMAP. The only user is "user" with the password "p@ss". */
export async function startImap(): Promise<ImapServer> {
  const createServer = createRequire(import.meta.url)("hoodiecrow-imap") as (
    options: Options,
  ) => Hoodiecrow;
  const delivered: string[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  let running: Hoodiecrow | undefined;
  const imap: ImapServer = {
    url: "",
    deliver(raw) {
      // The server writes each character as one byte.
      const mail = Buffer.from(raw.replace(/\r?\n/g, "\r\n")).toString("latin1");
      delivered.push(mail);
      running?.appendMessage("INBOX", [], undefined, mail);
    },
    async close() {
      const closing = running;
      running = undefined;
      for (const socket of sockets) socket.destroy();
      if (closing) await new Promise<void>((closed) => closing.server.close(() => closed()));
    },
    async reopen() {
      running = createServer({
        plugins: ["STARTTLS", "ID", "NAMESPACE", "ENABLE", "LITERALPLUS"],
        users: { user: { password: "p@ss" } },
        storage: { INBOX: { messages: delivered.map((raw) => ({ raw })) } },
      });
      running.server.on("connection", (socket) => {
        // The server sends an answer in several packets. Otherwise each would wait 40 ms for the client's delayed ACK.
        socket.setNoDelay();
        sockets.add(socket);
        socket.on("close", () => sockets.delete(socket));
      });
      running.listen(port, "127.0.0.1", () => undefined);
      if (!running.server.listening) await once(running.server, "listening");
      ({ port } = running.server.address() as AddressInfo);
    },
  };
  await imap.reopen();
  imap.url = `imap://user:p%40ss@127.0.0.1:${port}`;
  return imap;
}
