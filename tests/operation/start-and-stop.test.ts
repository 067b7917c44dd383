import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chat } from "#content/assistant/chat.ts";
import type { ChatEvent } from "#features/chat/contract.ts";
import { saysSlowly, startProvider, type Provider } from "../support/model-provider.ts";
import { maintain } from "../support/operation/maintain.ts";
import { freshDataDir, isJson, startSite, type Site } from "../support/operation/site.ts";
import { contactMessage, postMessage } from "../support/contact/contact-message.ts";

describe("one process on the embedded database", () => {
  let site: Site;
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
    site = await startSite({
      AI_BASE_URL: provider.url,
      AI_API_KEY: "any",
      AI_MODELS: "any",
      CHAT_DELAY: "off",
    });
  });
  afterAll(() => provider.close());

  test("is healthy and ready", async () => {
    for (const [path, body] of [
      [
        "/healthz",
        {
          status: "ok",
          mail: "ok",
          version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          commit: expect.any(String),
        },
      ],
      ["/readyz", { status: "ok" }],
    ] as const) {
      const response = await fetch(site.url + path);
      expect([response.status, await response.json()]).toEqual([200, body]);
    }
  });

  test("keeps a second process out of its data folder, with a sentence that helps", async () => {
    await expect(startSite({ DATA_DIR: site.dataDir })).rejects.toThrow(
      /data folder .* is in use by another process.*DATA_DIR/s,
    );
  });

  test("answers npm run sql while it runs", async () => {
    const { rows } = await maintain("sql", site.dataDir, "select 40 + 2 as answer");
    expect(rows).toEqual([{ answer: 42 }]);
  });

  test("says in one sentence what is wrong with a statement", async () => {
    const { code, output } = await maintain("sql", site.dataDir, "select * from nowhere");
    expect([code, output]).toEqual([1, 'relation "nowhere" does not exist\n']);
  });

  test("logs a line for each request, without what the visitor wrote", async () => {
    await postMessage(site.url, { email: "ada@secret.example" });
    await expect
      .poll(() => site.log.filter((line) => line.includes('"path":"/api/contact"')).length)
      .toBe(1);
    expect(site.log.join("\n")).not.toContain("secret.example");
  });

  test("prints nothing but lines of JSON, and in none of them what stands behind a question mark", async () => {
    const paths = [
      "/templates?token=a-secret",
      "/nowhere?token=a-secret",
      "/%ff?token=a-secret",
      "/api/templates?after=a-secret",
      "/auth/v1/verify?type=signup&token=a-secret",
      "/templates.data?q=x&token=a-secret",
    ];
    const statuses = [];
    for (const path of paths) statuses.push((await fetch(site.url + path)).status);
    expect(statuses).toEqual([200, 404, 400, 422, 200, 200]);
    await expect.poll(() => site.log.filter((line) => line.includes("/%ff")).length).toBe(1);
    expect(site.log.filter((line) => !isJson(line))).toEqual([]);
    expect(site.log.join("\n")).not.toContain("a-secret");
  });

  test("SIGTERM finishes the request and the answer that are running, ends one that takes too long with a sentence, and ends with 0", async () => {
    // The site checks the text of an AI model and passes it on sentence by sentence, so each piece is a sentence.
    const pieces = (count: number) => Array.from({ length: count }, (_, n) => `Yes, ${n}. `);
    provider.answerWith(saysSlowly(200, ...pieces(10)), saysSlowly(200, ...pieces(200)));
    const short = await ask(site);
    const long = await ask(site);
    const body = JSON.stringify(contactMessage());
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await once(socket, "connect");
    // The server accepts connections in order. When it has answered this request, it has also accepted the connection
    // of `socket`.
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const ended = site.stop();
    const isOpen = () => fetch(`${site.url}/healthz`).then(Boolean, () => false);
    await expect.poll(isOpen).toBe(false);
    socket.write(body.slice(10));
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toContain("201 Created");
    expect(textOf(await eventsOf(short))).toBe(pieces(10).join(""));
    const events = await eventsOf(long);
    expect(textOf(events)).toMatch(/^Yes, 0\. /);
    expect(events.slice(-2)).toEqual([
      { type: "error", error: chat.errors.connection },
      { type: "end" },
    ]);
    expect(await ended).toBe(0);
    expect(provider.requests[1]?.leftAt).toBeDefined();
  });
});

test(
  "SIGTERM to npm start stops the server behind it",
  { tags: ["slow"], timeout: 90_000 },
  async () => {
    const dataDir = freshDataDir();
    const npm = spawn("npm", ["start"], {
      env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let printed = "";
    npm.stdout.on("data", (chunk: Buffer) => (printed += String(chunk)));
    await expect.poll(() => printed).toContain("serving on");
    npm.kill("SIGTERM");
    await once(npm, "exit");
    await expect.poll(() => printed).toContain('"stopped"');
    rmSync(dataDir, { recursive: true });
  },
);

async function ask(site: Site): Promise<Response> {
  const messages = [{ role: "user", content: "Hello" }];
  return fetch(`${site.url}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ session_id: crypto.randomUUID(), messages }),
  });
}

function textOf(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.type === "text" ? event.text : "")).join("");
}

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const lines = (await response.text()).split("\n\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line.replace(/^data: /, "")) as ChatEvent);
}
