import fc from "fast-check";
import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { Timestamp } from "#shared/text/timestamp.ts";

usePlatform();

const twoDigits = (max: number) =>
  fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, "0"));

const day = fc.tuple(fc.integer({ min: 1999, max: 2101 }), twoDigits(13), twoDigits(31));
const time = fc.tuple(twoDigits(24), twoDigits(60), twoDigits(60));
const fraction = fc.integer({ min: 0, max: 300 }).map((length) => `.${"5".repeat(length)}`);
const offset = fc.tuple(fc.constantFrom("+", "-"), twoDigits(25), twoDigits(60));
const timestamp = fc
  .tuple(
    day.map((parts) => parts.join("-")),
    time.map((parts) => parts.join(":")),
    fc.oneof(fc.constantFrom("", ".1", ".123456", ".123456789"), fraction),
    fc.oneof(
      fc.constantFrom("", "Z", "z", "+15:59", "-15:59", "+16:00", "-00:00"),
      offset.map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`),
    ),
  )
  .map(([date, ...rest]) => `${date}T${rest.join("")}`);

test("the database accepts every time that a URL of the site may contain", async () => {
  const times = fc
    .sample(timestamp, { numRuns: 3000, seed: 7 })
    .filter((text) => Timestamp.safeParse(text).success);
  expect(times.length).toBeGreaterThan(100);
  const { rows } = await platform.database.query(
    `select time from unnest($1::text[]) as time where time::timestamptz is null`,
    [times],
  );
  expect(rows).toEqual([]);
});
