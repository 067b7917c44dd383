import type { RunRecord } from "../record/run-record.ts";

/** Matches the text with which n8n reports a missing credential: a case makes a service fail by leaving its credential out. */
const WITHOUT_CREDENTIAL =
  /(?:Node does not have any credentials set|Credentials not found)(?: \(item \d+\)| \[line \d+\])?/g;
export const MADE_TO_FAIL = "the service did not answer";

/** Matches the placeholder for a phone number; `PHONE` replaces it, and reaches nobody. */
const UNSET_PHONE = /\b(?:your|the lead's) phone number\b/g;
const PHONE = "+49 30 23125123";

type Held = Pick<RunRecord, "cases" | "values">;

/**
 * Rewrites a record for readers: times are local to the workflow's time zone instead of UTC, planned
 * failures have a plain reason, and empty phone numbers have an example.
 * @param zone such as `Europe/Berlin`
 */
export function asItWasThere({ cases, values }: Held, zone: string): Held {
  const text = JSON.stringify({ cases, values })
    .replace(WITHOUT_CREDENTIAL, MADE_TO_FAIL)
    .replace(UNSET_PHONE, PHONE)
    .replace(/"(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)"/g, (_, time: string) =>
      JSON.stringify(localTime(new Date(time), zone) ?? time),
    )
    // Matches milliseconds since 1970, for dates from 2017 on.
    .replace(
      /(?<=[:[,])(1[5-9]\d{11})(?=[,}\]])/g,
      (number: string) => JSON.stringify(localTime(new Date(Number(number)), zone)) ?? number,
    );
  return JSON.parse(text) as Held;
}

function localTime(time: Date, timeZone: string): string | undefined {
  if (Number.isNaN(time.getTime())) return undefined;
  return time
    .toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .replace(" ", "T");
}
