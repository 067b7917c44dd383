import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { isRecord } from "../../../../packages/check/src/read/edges.ts";
import type { Json } from "../../../../src/workflow/record/read-record.ts";

export type Services = {
  /**
   * Base URL of the local server that stands in for all services. Each service has a key. A request to
   * `{origin}/{key}/{address}` gets the next prepared answer of this service. A request to `{origin}/{key}` gets the
   * list of requests to this service since the list was last fetched.
   */
  origin: string;
  /**
   * Port of the mail server. A mail client signs in with the key of a service as its user name, so that the email
   * counts as sent to this service.
   */
  smtpPort: number;
  /**
   * Adds a service that answers each request with the next of these answers, and all further requests with the last
   * one.
   * @param page - name of a field. If an answer has this field, the field's text is sent as an HTML page
   * @returns the key that stands for the service in URLs
   */
  open: (answers: Json[], page: string) => string;
  close: () => Promise<void>;
};

type Service = { answers: Json[]; page: string; requests: number; taken: Json[] };

export async function openServices(): Promise<Services> {
  const services = new Map<string, Service>();
  const http = createServer((request, response) => {
    void answerRequest(services, request, response);
  });
  const smtp = new SMTPServer({
    logger: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username = "" }, _session, done) => done(null, { user: username }),
    onData: (stream, { user, envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      const take = (mail: string) =>
        services.get(String(user))?.taken.push({ from, to, mail: withoutMarks(mail) });
      void text(stream).then(take).finally(done);
    },
  });
  const [port, smtpPort] = [await listen(http), await listen(smtp.server)];
  return {
    origin: `http://127.0.0.1:${port}`,
    smtpPort,
    open: (answers, page) => {
      const key = `s${services.size}`;
      services.set(key, { answers, page, requests: 0, taken: [] });
      return key;
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise<void>((closed) => http.close(() => closed()));
      await new Promise<void>((closed) => smtp.close(closed));
    },
  };
}

async function answerRequest(
  services: ReadonlyMap<string, Service>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, key = "", address] = /^\/(\w+)(?:\/(.*))?$/s.exec(request.url ?? "") ?? [];
  const service = services.get(key);
  if (!service) {
    response.writeHead(404).end();
  } else if (address === undefined) {
    response.end(JSON.stringify(service.taken.splice(0)));
  } else {
    service.taken.push(await readRequest(request, address));
    const answer = service.answers[service.requests++] ?? service.answers.at(-1) ?? null;
    const page = pageIn(answer, service.page);
    response.setHeader("content-type", page === null ? "application/json" : "text/html");
    response.end(page ?? JSON.stringify(answer));
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

async function readRequest(request: IncomingMessage, url: string): Promise<Json> {
  const headers = Object.entries(request.headers).filter(
    ([name, value]) => !OF_TRANSPORT.has(name) && !OF_N8N.test(`${name}: ${String(value)}`),
  );
  const body = await text(request);
  return {
    method: request.method ?? "",
    url,
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(body !== "" && { body: parsed(body) }),
  };
}

/** Matches headers that n8n adds to every request. */
const OF_N8N = /^(user-agent: (n8n|axios)|accept: application\/json,text\/html)/;
const OF_TRANSPORT = new Set(["host", "connection", "accept-encoding", "content-length"]);

function parsed(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return body;
  }
}

function pageIn(answer: Json, field: string): string | null {
  const page = isRecord(answer) ? answer[field] : null;
  return typeof page === "string" ? page : null;
}

function withoutMarks(mail: string): string {
  return mail.replace(/^(Message-ID|Date): .*\r?\n/gim, "").replaceAll("\r\n", "\n");
}
