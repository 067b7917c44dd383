import { readFileSync } from "node:fs";

/* `--import`ed by a site and its threads: the clock is ahead by the milliseconds in the file CLOCK_AHEAD. */

const READ_EACH_MS = 50;
const file = process.env["CLOCK_AHEAD"] ?? "";
const RealDate = Date;

let ahead = read();
setInterval(() => (ahead = read()), READ_EACH_MS).unref();

function read(): number {
  return Number(readFileSync(file, "utf8"));
}

const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, target) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, target) as Date,
  get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
});
