import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:https";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { answer } from "../../../tools/templates/run/inside/tables.js";

/** Slack and Google Sheets as n8n's own nodes call them, behind a proxy that leads nowhere else. */
export type OutsideServices = {
  environment: Record<string, string>;
  posted: { channel: string; text: string }[];
  /** Rows by the name of the tab, the headings first. */
  tables: Record<string, string[][]>;
  close: () => void;
};

const HOSTS = ["slack.com", "sheets.googleapis.com"];

/** @param folder for a certificate of a day @param tables what the spreadsheet begins with */
export async function openOutsideServices(
  folder: string,
  tables: OutsideServices["tables"],
): Promise<OutsideServices> {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const names = HOSTS.map((host) => `DNS:${host}`).join(",");
  const made = spawnSync(
    "openssl",
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=outside -addext subjectAltName=${names} -keyout ${key} -out ${certificate}`.split(
      " ",
    ),
  );
  if (made.status !== 0) throw new Error(`openssl: ${made.error?.message ?? String(made.stderr)}`);
  const posted: OutsideServices["posted"] = [];
  const services = createTlsServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (request, response) => void serve(request, response, { posted, tables }),
  );
  const servicesPort = await listen(services);
  const proxy = createServer((_, response) => response.writeHead(502).end());
  proxy.on("connect", ({ url = "" }: IncomingMessage, client: Socket) => {
    if (!HOSTS.includes(url.replace(/:443$/, ""))) return client.end("HTTP/1.1 502 Closed\r\n\r\n");
    const service = connect(servicesPort, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connected\r\n\r\n");
      service.pipe(client).pipe(service);
    });
    for (const end of [service, client]) end.on("error", () => end.destroy());
    return undefined;
  });
  const address = `http://127.0.0.1:${await listen(proxy)}`;
  return {
    environment: {
      HTTP_PROXY: address,
      HTTPS_PROXY: address,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    posted,
    tables,
    close: () => {
      for (const server of [proxy, services]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { posted, tables }: Pick<OutsideServices, "posted" | "tables">,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "", "https://outside");
  const said = await text(request);
  const body = (said === "" ? {} : JSON.parse(said)) as Record<string, string>;
  const send = (value: unknown) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(value));
  };
  if (request.headers.host === "slack.com") {
    if (pathname !== "/api/chat.postMessage") return send({ ok: false, error: "unknown_method" });
    posted.push({ channel: body["channel"] ?? "", text: body["text"] ?? "" });
    return send({ ok: true, channel: body["channel"], ts: "1", message: {} });
  }
  const { method = "GET" } = request;
  return send(
    answer(tables, { method, uri: pathname, qs: Object.fromEntries(searchParams), body }),
  );
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}
