import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { makeFolder, withUsableDataFolder } from "../files/private-folder.ts";
import { renameDurably, writeDurably } from "../files/durable-files.ts";

export const AppSecret = z.string().min(32, "must have at least 32 characters");

type Where = { appSecret: string | undefined; dataDir: string };

export function readAppSecret({ appSecret, dataDir }: Where): string | undefined {
  return appSecret ?? read(join(dataDir, "secret"));
}

/** Returns the new app secret of an interrupted change. The data key may already be encrypted with this secret. */
export function readNextSecret({ dataDir }: Where): string | undefined {
  return read(comingFile(dataDir));
}

export function makeAppSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function keepAppSecret({ dataDir }: Where, secret: string): void {
  withUsableDataFolder(dataDir, () => makeFolder(resolve(dataDir)));
  writeDurably(join(dataDir, "secret"), secret);
}

export function stageNextSecret({ dataDir }: Where, secret: string): void {
  writeDurably(comingFile(dataDir), secret);
}

export function adoptNextSecret({ dataDir }: Where): void {
  renameDurably(comingFile(dataDir), join(dataDir, "secret"));
}

function comingFile(dataDir: string): string {
  return join(dataDir, "secret.coming");
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8").trim() || undefined : undefined;
}
