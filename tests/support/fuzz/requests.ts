import fc from "fast-check";
import type { z } from "zod";
import { valueOf } from "./arbitrary.ts";
import type { Contract } from "./contract.ts";
import { anyText } from "./edges.ts";
import { ID } from "./endpoints.ts";
import { bodyTricks, encoded, inOneLine, tricks, type Request } from "./tricks.ts";

export type { Request } from "./tricks.ts";

/** Access tokens of a member of staff, and of an account that a request may delete. */
export type Tokens = { staff: string; spare: string };

/** Requests that would end the session of all later requests. */
const ENDS_ITSELF = /\/logout$|^DELETE \/api\/account$/;

/**
 * Generates requests at the limits of their contracts (the schemas of requests) and just beyond. One in four also has
 * an unusual method, path, header or body.
 */
export function anyRequest(contracts: readonly Contract[], tokens: Tokens): fc.Arbitrary<Request> {
  return fc.oneof(
    ...contracts.map((contract) => ({
      // Endpoints with a body do more than those that only read, so they get more of the requests.
      weight: contract.bodies.length > 0 ? 6 : contract.form ? 1 : 2,
      arbitrary: requestTo(contract, tokens),
    })),
  );
}

function requestTo(contract: Contract, tokens: Tokens): fc.Arbitrary<Request> {
  const { method, path, bodies, form } = contract;
  const plain = fc
    .record({
      path: pathOf(contract),
      query: queryOf(contract),
      headers: headersOf(contract, tokens),
      body:
        bodies.length > 0
          ? fc.oneof(...bodies.map((schema) => textOf(schema, form)))
          : fc.constant(""),
    })
    .map((parts): Request => {
      const type = form ? "application/x-www-form-urlencoded" : "application/json";
      const needed: Request["headers"] = method === "GET" ? [] : [["Content-Type", type]];
      const { body } = parts;
      return {
        method,
        target: parts.path + parts.query,
        headers: [...needed, ...parts.headers],
        body,
      };
    });
  const able = method === "GET" || path.endsWith(".data") ? tricks : [...tricks, ...bodyTricks];
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    {
      weight: 1,
      arbitrary: fc.tuple(plain, fc.oneof(...able)).map(([request, play]) => {
        const draft = structuredClone(request);
        play(draft);
        return draft;
      }),
    },
  );
}

function pathOf({ path, params }: Contract): fc.Arbitrary<string> {
  const names = [...path.matchAll(/:(\w+)(?:\{([^}]*)\})?/g)];
  const values = names.map(([, name = "", pattern]) => {
    const schema = params[name];
    const fitting = pattern ? fc.stringMatching(new RegExp(`^${pattern}$`)) : asText(schema);
    return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: anyText });
  });
  return fc.tuple(...values).map((texts) => {
    let next = 0;
    return path.replace(/:\w+(?:\{[^}]*\})?/g, () => encoded(texts[next++] ?? ""));
  });
}

function queryOf({ query, literals }: Contract): fc.Arbitrary<string> {
  const names = Object.keys(query);
  const pairs = names.map((name) => {
    const values = fc.oneof(asText(query[name]), fc.constantFrom("", ...literals));
    return fc.tuple(
      fc.constant(name),
      fc.oneof(
        { weight: 6, arbitrary: values.map((value) => [value]) },
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(values, { minLength: 2, maxLength: 3 }) },
      ),
    );
  });
  return fc.tuple(...pairs).map((chosen) => {
    const search = chosen.flatMap(([name, values]) =>
      values.map((value) => `${encoded(name)}=${encoded(value)}`),
    );
    return search.length > 0 ? `?${search.join("&")}` : "";
  });
}

function headersOf(
  { guarded, headers, method, path }: Contract,
  tokens: Tokens,
): fc.Arbitrary<Request["headers"]> {
  const token = ENDS_ITSELF.test(`${method} ${path}`) ? tokens.spare : tokens.staff;
  const credentials: Request["headers"] = guarded ? [["Authorization", `Bearer ${token}`]] : [];
  const read = Object.entries(headers).map(([name, schema]) =>
    fc.tuple(fc.constant(name), fc.oneof(asText(schema), fc.constant(ID)).map(inOneLine)),
  );
  const some =
    read.length > 0 ? fc.oneof(...read) : fc.constant(["accept", "*/*"] as [string, string]);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(credentials) },
    {
      weight: 1,
      arbitrary: fc
        .array(some, { maxLength: 2 })
        .map((more) => [...credentials, ...more.filter(([name]) => name !== "content-type")]),
    },
  );
}

function asText(schema: z.core.$ZodType | undefined): fc.Arbitrary<string> {
  if (!schema) return anyText;
  return fc
    .oneof({ weight: 3, arbitrary: valueOf(schema) }, { weight: 1, arbitrary: anyText })
    .map((value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")));
}

function textOf(schema: z.ZodType, form: boolean): fc.Arbitrary<string> {
  return valueOf(schema).map((value) => {
    if (!form) return JSON.stringify(value) ?? "";
    const fields = Object.entries(value ?? {}).map(([name, field]) => [
      name,
      typeof field === "string" ? field : (JSON.stringify(field) ?? ""),
    ]);
    return new URLSearchParams(fields).toString();
  });
}
