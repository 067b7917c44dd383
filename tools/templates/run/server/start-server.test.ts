import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "./start-server.ts";

/** Stands for n8n: takes its port, or finds that somebody was faster. */
function standIn(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "start-server-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, "n8n.cjs");
  writeFileSync(entry, `const started = ${JSON.stringify(join(folder, "started"))};${script}`);
  return entry;
}

const LISTEN = `
const answer = (_, response) => response.setHeader("content-type", "application/json").end("{}");
const port = Number(process.env.N8N_PORT);
require("node:http").createServer(answer).listen(port, "127.0.0.1", () => {
  console.log("n8n ready on 127.0.0.1, port " + port);
});`;

test("a port that somebody took in between is given up for another", async () => {
  const entry = standIn(`
const fs = require("node:fs");
if (!fs.existsSync(started)) {
  fs.writeFileSync(started, "");
  console.log("n8n's port is already in use.");
  process.exit(1);
}
${LISTEN}`);
  const server = await startServer({ node: process.execPath, entry }, "cases");
  onTestFinished(server.stop);
  expect((await fetch(server.origin)).status).toBe(200);
});

test("another's server at the port is not taken for one's own", async () => {
  // The program at the port belongs to somebody else, so the server never reports that it is ready.
  const entry = standIn(`
if (process.argv[2] === "other") {
  ${LISTEN.replace(/console\.log/, "void")}
} else {
  const { spawn } = require("node:child_process");
  const other = spawn(process.execPath, [__filename, "other"]);
  setTimeout(() => { other.kill(); console.log("It is broken."); process.exit(1); }, 1500);
}`);
  await expect(startServer({ node: process.execPath, entry }, "cases")).rejects.toThrow(
    "It is broken.",
  );
});
