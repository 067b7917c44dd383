import fc from "fast-check";
import type { z } from "zod";
import { anyText, anyValue, edgeTimes, emails, numbers, plainly, urls, uuids } from "./edges.ts";
import { ID } from "./endpoints.ts";

/* Generates values at the edges of a zod schema and just beyond them, with fast-check. */

type Any = fc.Arbitrary<unknown>;
type Def = z.core.$ZodTypeDef & Record<string, unknown>;
type Lengths = { least: number; most: number };

const MAX_DEPTH = 4;
/** Lengths at which a text may cause an error if its schema has no limit. */
const UNBOUNDED = [40, 300, 1000, 2000];
/** Length of a text that no endpoint accepts, but that still fits into a request body. */
const HUGE = 40_000;

const UNITS = ["a", "é", "👍", "\u0000", " ", "\n", "%", "\\", "'", "ﷺ", "\ud800", "e\u0301"];
/** Characters that take three times as many bytes after NFC normalization. */
const GROWING = ["\ufb2c", "\u{1d160}"];

/**
 * Generates values at the limits of a schema and just beyond. A third are ordinary and pass the validation.
 * @throws Error for an unknown kind of schema
 */
export function valueOf(schema: z.core.$ZodType): Any {
  return fc.oneof(
    { weight: 1, arbitrary: within(schema, { depth: 0, plain: true }) },
    { weight: 2, arbitrary: within(schema, { depth: 0, plain: false }) },
  );
}

type Where = { depth: number; plain: boolean };

function within(schema: z.core.$ZodType, where: Where): Any {
  const fitting = allowed(schema, where);
  if (where.plain || where.depth === 0) return fitting;
  return fc.oneof({ weight: 20, arbitrary: fitting }, { weight: 1, arbitrary: anyValue });
}

function allowed(schema: z.core.$ZodType, where: Where): Any {
  const def = schema._zod.def as Def;
  const inner = () => within(def["innerType"] as z.core.$ZodType, where);
  const deeper = { ...where, depth: where.depth + 1 };
  switch (def.type) {
    case "string":
      return texts(schema, lengthsOf(schema), where);
    case "pipe": {
      // In a pipe from `z.preprocess`, the first schema only transforms the value, and the second one has the limits.
      const first = firstOf(schema);
      if (first._zod.def.type === "transform") return within(def["out"] as z.core.$ZodType, where);
      return first._zod.def.type === "string"
        ? texts(first, lengthsOf(schema), where)
        : within(first, where);
    }
    case "number":
    case "int":
      return numbersOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "undefined":
      return fc.constant(undefined);
    case "literal":
      return fc.constantFrom(...(def["values"] as unknown[]));
    case "enum":
      return fc.constantFrom(...Object.values(def["entries"] as object));
    case "optional":
    case "default":
    case "prefault":
      return fc.oneof(
        { weight: 3, arbitrary: inner() },
        { weight: 1, arbitrary: fc.constant(undefined) },
      );
    case "nullable":
      return fc.oneof(
        { weight: 3, arbitrary: inner() },
        { weight: 1, arbitrary: fc.constant(null) },
      );
    case "readonly":
    case "nonoptional":
    case "catch":
      return inner();
    case "union":
      return fc.oneof(
        ...(def["options"] as z.core.$ZodType[]).map((option) => within(option, where)),
      );
    case "object":
      return objects(def["shape"] as Record<string, z.core.$ZodType>, deeper);
    case "array":
      return lists(schema, deeper);
    case "tuple":
      return fc.tuple(...(def["items"] as z.core.$ZodType[]).map((item) => within(item, deeper)));
    case "record":
      return fc.dictionary(anyText, within(def["valueType"] as z.core.$ZodType, deeper), {
        maxKeys: 5,
      });
    case "lazy":
      if (where.depth >= MAX_DEPTH) return fc.constant("bottom");
      return within((def["getter"] as () => z.core.$ZodType)(), deeper);
    case "any":
    case "unknown":
      return fc.jsonValue();
    default:
      throw new Error(`What a schema of the type ${def.type} allows is not known here.`);
  }
}

function objects(shape: Record<string, z.core.$ZodType>, where: Where): Any {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, within(field, where)]),
  );
  if (where.plain) return fc.record(fields);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(fields), fc.constantFrom("id", "role", "is_public", "status"), anyValue)
        .map(([known, name, value]) => ({ [name]: value, ...known })),
    },
  );
}

function lists(schema: z.core.$ZodType, where: Where): Any {
  const { least, most } = lengthsOf(schema);
  const { element } = schema._zod.def as unknown as { element: z.core.$ZodType };
  const items = within(element, where);
  const some = fc.array(items, { minLength: least, maxLength: Math.min(most, 4) });
  if (where.plain) return some;
  // The answer must be short even to a body with thousands of faults.
  const bad = fc.constantFrom(...[{}, 0, null].map((item) => Array<unknown>(20_000).fill(item)));
  if (most === Infinity) return fc.oneof({ weight: 6, arbitrary: some }, bad);
  return fc.oneof(
    { weight: 6, arbitrary: some },
    bad,
    fc.array(items, { minLength: most, maxLength: most }),
    fc.array(items, { minLength: most + 1, maxLength: most + 1 }),
  );
}

function texts(schema: z.core.$ZodType, { least, most }: Lengths, where: Where): Any {
  const format = checksOf(schema)
    .map(({ format: name }) => name)
    .find((name) => typeof name === "string");
  if (where.plain && format && format in plainly) return fc.constant(plainly[format]);
  switch (format) {
    case "uuid":
    case "guid":
      return fc.oneof(
        { weight: 3, arbitrary: fc.constant(ID) },
        fc.uuid(),
        fc.constantFrom(...uuids),
      );
    case "email":
      return fc.oneof(fc.emailAddress(), fc.constantFrom(...emails));
    case "datetime":
      return fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.constantFrom(...edgeTimes),
      );
    case "url":
      return fc.constantFrom(...urls);
    default: {
      const tops = most === Infinity ? UNBOUNDED : [most];
      const edges = [least, ...tops].flatMap((edge) => [edge - 1, edge, edge + 1]);
      const lengths = [...edges, HUGE];
      const exact = fc
        .tuple(
          fc.oneof(fc.constantFrom(...UNITS), fc.constantFrom(...GROWING)),
          fc.constantFrom(...lengths.filter((n) => n >= 0)),
        )
        .map(([unit, length]) => unit.repeat(length).slice(0, length));
      // In a pipe of schemas, this schema passes the text on to another one, which may require an email address.
      if (where.plain) return fc.constantFrom("a word", "ada@example.com", "eve@example.com");
      const ofWords = fc
        .integer({ min: least, max: Math.max(least, Math.min(most, 200)) })
        .map((length) => "a word ".repeat(40).slice(0, length));
      return fc.oneof(
        { weight: 3, arbitrary: ofWords },
        { weight: 3, arbitrary: anyText },
        { weight: 3, arbitrary: exact },
        fc.constantFrom(...emails),
      );
    }
  }
}

function numbersOf(schema: z.core.$ZodType): Any {
  const bounds = checksOf(schema)
    .map(({ value }) => value)
    .filter((value) => typeof value === "number");
  const edges = bounds.flatMap((bound) => [bound - 1, bound, bound + 1, bound + 0.5]);
  return fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
    fc.constantFrom(...edges, ...numbers),
  );
}

/** Returns the checks of a schema. If the schema is piped into another one, the checks of both are returned. */
function checksOf(schema: z.core.$ZodType): Record<string, unknown>[] {
  const def = schema._zod.def as Def;
  if (def.type === "pipe") {
    return [...checksOf(def["in"] as z.core.$ZodType), ...checksOf(def["out"] as z.core.$ZodType)];
  }
  const checks = (def.checks ?? []).map(
    (check) => check._zod.def as unknown as Record<string, unknown>,
  );
  return [def, ...checks];
}

function lengthsOf(schema: z.core.$ZodType): Lengths {
  const found: Lengths = { least: 0, most: Infinity };
  for (const { minimum, maximum, length } of checksOf(schema)) {
    if (typeof minimum === "number") found.least = Math.max(found.least, minimum);
    if (typeof maximum === "number") found.most = Math.min(found.most, maximum);
    if (typeof length === "number") Object.assign(found, { least: length, most: length });
  }
  return found;
}

function firstOf(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as Def;
  return def.type === "pipe" ? firstOf(def["in"] as z.core.$ZodType) : schema;
}
