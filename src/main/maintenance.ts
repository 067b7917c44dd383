import { text } from "node:stream/consumers";
import { readConfig } from "#platform/config/config.ts";
import type { Outcome } from "#platform/program/control.ts";
import { reportAndFail } from "#platform/program/operator-error.ts";
import { carryOut } from "./carry-out.ts";

try {
  const { exitCode, output } = await main().catch(async (error: unknown) => {
    if (process.argv[2] !== "doctor") throw error;
    const { reportFailure } = await import("./doctor/doctor.ts");
    return reportFailure(error, process.argv.slice(3));
  });
  const stream = exitCode === 0 || process.argv[2] === "doctor" ? process.stdout : process.stderr;
  stream.write(output.endsWith("\n") ? output : `${output}\n`);
  process.exitCode = exitCode;
} catch (error) {
  reportAndFail(error);
}

async function main(): Promise<Outcome> {
  const [name = "", ...args] = process.argv.slice(2);
  const stdin = process.stdin.isTTY ? "" : await text(process.stdin);
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env }, "production");
  return carryOut(config, { name, args, stdin });
}
