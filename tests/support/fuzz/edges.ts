import fc from "fast-check";
import { ID } from "./endpoints.ts";
import { hostileTexts } from "./hostile.ts";

export const edgeTimes: readonly string[] = [
  "2026-11-20T10:00:00Z",
  "2000-01-01T00:00:00Z",
  "1999-12-31T23:59:59.999Z",
  "2000-02-29T23:59:59.999999+00:00",
  "2023-02-29T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59-14:00",
  "9999-12-31T24:00:00Z",
  "+275760-09-13T00:00:00Z",
  "2026-06-30T23:59:60Z",
  "2026-03-29T02:30:00+01:00",
  "2026-11-20T10:00:00",
  "2026-11-20T10:00:00+23:59",
  `2026-11-20T10:00:00.${"5".repeat(150)}Z`,
  "1969-12-31T23:59:59Z",
  "2100-01-01T00:00:00Z",
];

export const emails = [
  "ada@example.com",
  "ADA@EXAMPLE.COM",
  "a@b.co",
  `${"a".repeat(64)}@example.com`,
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(50)}.com`,
  "a+b@example.com",
  "a@@example.com",
  "@",
  "a@b",
  "a b@example.com",
  "ä@exämple.com",
];

export const uuids = [
  ID,
  ID.toUpperCase(),
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  ID.replaceAll("-", ""),
  `{${ID}}`,
  `${ID}0`,
];

export const urls = [
  "https://example.com",
  "http://a.b",
  "https://user:pass@example.com:99999/",
  "javascript:alert(1)",
  "//example.com",
  `https://example.com/${"a".repeat(300)}`,
];

export const numbers = [
  0,
  -0,
  1,
  -1,
  0.5,
  1e-7,
  600_000,
  600_001,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  5e-324,
];

export const plainly: Record<string, string> = {
  uuid: ID,
  email: "ada@example.com",
  datetime: "2026-11-20T10:00:00Z",
  url: "https://example.com",
};

/** Cursors in all their formats. With a cursor, clients request the next part of a list. */
const places = edgeTimes.flatMap((time) => [
  `0_${time}_${ID}`,
  `${time}_${ID}`,
  `2147483648_${time}_${ID}`,
]);

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  fc.constantFrom(...emails),
  fc.constantFrom(...uuids),
  fc.constantFrom(...edgeTimes),
  fc.constantFrom(...places),
  fc.constantFrom(...urls),
  fc.constantFrom(...numbers.map(String)),
);

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, "", 0),
  fc.constantFrom(...numbers),
  anyText,
  fc.constant({
    $ne: null,
    toString: "x",
    length: 1e9,
    toJSON: "y",
    constructor: { prototype: {} },
  }),
  fc.constant(Array.from({ length: 2000 }, () => "x")),
  fc.constantFrom(49, 50, 51, 1000).map(deep),
  fc.jsonValue({ maxDepth: 3 }),
);

function deep(levels: number): unknown {
  let value: unknown = "bottom";
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}
