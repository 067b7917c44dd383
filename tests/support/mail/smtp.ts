import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  from: string;
  to: string[];
  messageId: string;
  message: string;
  encrypted: boolean;
};

type Reply = [code: number, text: string];

type DataBehavior = Reply | "hang" | "close" | "take and hang" | undefined;

/**
 * How the mail server answers at each step of a delivery. A step that is left out succeeds. Tests may change the
 * behavior at any time.
 */
export type SmtpBehavior = {
  greeting?: "hang" | Reply;
  login?: "refuse";
  sender?: Reply;
  recipient?: Reply | ((address: string) => Reply | undefined);
  /** "close": the server ends the connection in the middle. "take and hang": it never confirms the email. */
  data?: DataBehavior | ((address: string) => DataBehavior);
};

export type SmtpServer = {
  url: string;
  behavior: SmtpBehavior;
  received: ReceivedMail[];
  connections: number;
  /** User names of all logins that were tried. */
  logins: string[];
  /**
   * With the behavior "hang", the server does not answer an email. For each such email, this list has a function that
   * lets the server answer.
   */
  finishing: (() => void)[];
  close: () => Promise<void>;
  reopen: () => Promise<void>;
};

export type SmtpOptions = {
  login?: boolean;
  /** Whether the server offers encryption. Its certificate is trusted by nobody. */
  starttls?: boolean;
  /** Host that the URL names, so that the server seems to be another machine. */
  host?: string;
  /** Folder in which the server stores each email, as a site without a mail server does. */
  folder?: string;
};

/** Starts a mail server. With `login`, the only user is "user" with the password "p@ss". */
export async function startSmtp(
  behavior: SmtpBehavior = {},
  { login = false, starttls = false, host = "127.0.0.1", folder }: SmtpOptions = {},
): Promise<SmtpServer> {
  let listening: SMTPServer | undefined;
  let port = 0;
  const server: SmtpServer = {
    url: "",
    behavior,
    received: [],
    connections: 0,
    logins: [],
    finishing: [],
    async close() {
      const closing = listening;
      listening = undefined;
      if (!closing) return;
      for (const connection of closing.connections) connection.close();
      await new Promise<void>((closed) => closing.close(() => closed()));
    },
    async reopen() {
      listening = makeServer(server, { login, starttls, folder });
      listening.listen(port, "0.0.0.0");
      await once(listening.server, "listening");
      ({ port } = listening.server.address() as AddressInfo);
    },
  };
  await server.reopen();
  server.url = `smtp://${login ? "user:p%40ss@" : ""}${host}:${port}`;
  return server;
}

function makeServer(
  server: SmtpServer,
  { login, starttls, folder }: { login: boolean; starttls: boolean; folder: string | undefined },
) {
  const listening = new SMTPServer({
    // `smtp-server` would warn that everybody knows the key of its built-in certificate.
    logger: false,
    disableReverseLookup: true,
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: [...(starttls ? [] : ["STARTTLS"]), ...(login ? [] : ["AUTH"])],
    closeTimeout: 20,
    onConnect: (_session, done) => {
      server.connections += 1;
      const { greeting } = server.behavior;
      if (greeting !== "hang") done(refusal(greeting));
    },
    onAuth: ({ username = "", password }, _session, done) => {
      server.logins.push(username);
      const right = username === "user" && password === "p@ss";
      if (right && server.behavior.login !== "refuse") done(null, { user: username });
      else done(refusal([535, "Wrong user name or password"]));
    },
    onMailFrom: (_address, _session, done) => done(refusal(server.behavior.sender)),
    onRcptTo: ({ address }, _session, done) => {
      const { recipient } = server.behavior;
      done(refusal(typeof recipient === "function" ? recipient(address) : recipient));
    },
    onData: (stream, { envelope, id, secure }, done) => {
      const take = (message: string) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const { data: behavior } = server.behavior;
        const data = typeof behavior === "function" ? behavior(to[0] ?? "") : behavior;
        if (data === "close") cut(listening, id);
        if (data === "hang") server.finishing.push(done);
        if (Array.isArray(data)) done(refusal(data));
        if (data !== undefined && data !== "take and hang") return;
        server.received.push({
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to,
          messageId: /^Message-ID: (.*)$/im.exec(message)?.[1]?.trim() ?? "",
          message,
          encrypted: secure,
        });
        if (folder) keep(folder, message);
        if (data === undefined) done();
      };
      // An email does not count if its client disconnects in the middle.
      text(stream).then(take, () => undefined);
    },
  });
  listening.on("error", () => undefined);
  return listening;
}

function keep(folder: string, message: string): void {
  const path = join(folder, `${new Date().toISOString()}-${randomUUID()}.eml`);
  writeFileSync(path, message.replaceAll("\r\n", "\n"), { mode: 0o600 });
}

function cut(listening: SMTPServer, sessionId: string): void {
  for (const connection of listening.connections) {
    if (connection.session.id === sessionId) connection.close();
  }
}

function refusal(reply: Reply | undefined): Error | null {
  return reply ? Object.assign(new Error(reply[1]), { responseCode: reply[0] }) : null;
}
