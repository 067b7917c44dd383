import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { compressFolder } from "./compress.ts";
import { learnInto } from "./learn.ts";

rmSync("build", { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
);
if (status !== 0) process.exit(status ?? 1);
rmSync("build/client/.vite", { recursive: true, force: true });
compressFolder("build/client");
learnInto("build/server");
