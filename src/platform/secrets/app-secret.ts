import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { renameDurably, writeDurably } from "./durable-files.ts";

/** What an operator may choose. */
export const AppSecret = z.string().min(32, "must have at least 32 characters");

type Where = { appSecret: string | undefined; dataDir: string };

/** The secret of the configuration, else that of the data folder, if there is one. */
export function readAppSecret({ appSecret, dataDir }: Where): string | undefined {
  return appSecret ?? read(join(dataDir, "secret"));
}

/** One that a rotation has put beside the one in use, and was cut off before or after it took effect. */
export function readNextSecret({ dataDir }: Where): string | undefined {
  return read(comingFile(dataDir));
}

export function makeAppSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Keeps a secret in the data folder, on the disk when this returns. */
export function keepAppSecret({ dataDir }: Where, secret: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeDurably(join(dataDir, "secret"), secret);
}

/** The first half of keeping another one: it lies beside until `adoptNextSecret`. */
export function stageNextSecret({ dataDir }: Where, secret: string): void {
  writeDurably(comingFile(dataDir), secret);
}

export function adoptNextSecret({ dataDir }: Where): void {
  renameDurably(comingFile(dataDir), join(dataDir, "secret"));
}

function comingFile(dataDir: string): string {
  return join(dataDir, "secret.coming");
}

/** @returns undefined also for an empty file */
function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8").trim() || undefined : undefined;
}
