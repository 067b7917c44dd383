import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a node asked of the web. */
export type WebRequest = {
  method: string;
  url: string;
  accept: string;
  userAgent: string;
  body: string;
};

/**
 * A server on loopback that stands for the whole web: nodes that fetch pages without signing in
 * really do, and it keeps what they asked.
 */
export async function openLocalWeb(): Promise<LocalWeb> {
  const places: { answers: string[]; asked: WebRequest[] }[] = [];
  const server = createServer((request, response) => {
    const [, place, url = ""] = /^\/(\d+)\/(.*)$/s.exec(request.url ?? "") ?? [];
    const { answers, asked } = places[Number(place)] ?? {};
    void requestOf(request, url).then((one) => {
      const answer = answers?.[asked?.push(one) ? asked.length - 1 : 0];
      response.writeHead(answer === undefined ? 404 : 200, { "content-type": "text/html" });
      response.end(answer);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    answerWith: (answers) => {
      const asked: WebRequest[] = [];
      const place = places.push({ answers, asked }) - 1;
      return { prefix: `http://127.0.0.1:${port}/${place}/`, asked };
    },
    close: () => void server.close(),
  };
}

export type LocalWeb = {
  /** A place that gives these answers one after the other to addresses with its prefix. */
  answerWith(answers: string[]): WebPlace;
  close(): void;
};
export type WebPlace = { prefix: string; asked: WebRequest[] };

async function requestOf(request: IncomingMessage, url: string): Promise<WebRequest> {
  const { method = "", headers } = request;
  return {
    method,
    url,
    accept: headers.accept ?? "",
    userAgent: headers["user-agent"] ?? "",
    body: await text(request),
  };
}
