import pino, { type Logger } from "pino";
import { withoutValues } from "./log-errors.ts";

/** Writes each event as one line of JSON, or as readable text in development. */
export type Log = Logger;

/** Longer paths are cut in the log. A visitor may request a URL of 16 kB. */
const MAX_PATH = 300;

export function createLog(
  config: { logLevel: string; mode: string },
  output: NodeJS.WriteStream = process.stdout,
): Log {
  const serializers = { err: withoutValues, path: (path: string) => path.slice(0, MAX_PATH) };
  const options = { level: config.logLevel, base: null, serializers };
  if (config.mode === "production") return pino(options, inBatches(output));
  return pino(options, { write: (line) => output.write(readable(line)) });
}

const BATCH_MS = 20;

/** Joins lines into one write. Under load, a write for each line would cost as much as sending a cached page. */
function inBatches(output: NodeJS.WriteStream): { write: (line: string) => void } {
  let lines = "";
  const flush = () => {
    const batch = lines;
    lines = "";
    if (batch) output.write(batch);
  };
  process.on("exit", flush);
  return {
    write(line) {
      if (!lines) setTimeout(flush, BATCH_MS).unref();
      lines += inOneLine(line);
    },
  };
}

/** Escapes U+2028 and similar characters, at which some log readers would end the line. */
function inOneLine(line: string): string {
  return line.replace(
    /[\u0085\u2028\u2029]/g,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function readable(line: string): string {
  const { level, time, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const label = pino.levels.labels[Number(level)] ?? "";
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
  return `${new Date(Number(time)).toISOString().slice(11, 19)} ${label.padEnd(5)} ${typeof msg === "string" ? msg : ""}${details}\n`;
}
