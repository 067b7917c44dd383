import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { EMPTY_DATABASE } from "#platform/database/embedded/empty-database.ts";
import { compressFolder } from "./compress.ts";
import { trimManifest } from "./trim-manifest.ts";
import { learn, writeLearned } from "./learn.ts";
import { packEmptyDatabase } from "./empty-database.ts";

rmSync("build", { recursive: true, force: true });
const bundling = spawn(
  process.execPath,
  ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
);
const ended = once(bundling, "exit");
// Threads train the site's own machine-learning models (`learn.ts`) while the bundler works and this process makes the
// empty database.
const learning = learn();
const database = packEmptyDatabase();
const [status] = (await ended) as [number | null];
if (status !== 0) process.exit(status ?? 1);
rmSync("build/client/.vite", { recursive: true, force: true });
trimManifest("build/client/assets");
await compressFolder("build/client");
writeLearned(await learning, "build/server");
writeFileSync(`build/server/${EMPTY_DATABASE}`, await database);
