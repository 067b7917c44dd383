import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { z } from "zod";
import { parametersOf } from "#main/page-parameters.ts";
import routes from "../../../src/routes.ts";
import type { Contract } from "./contract.ts";

export const SRC = join(import.meta.dirname, "../../../src");

/**
 * Lists the parameters and forms that each page reads. A page reads the parameters that `parametersOf` names, and those
 * that its code takes from `searchParams`.
 * @throws Error that names a page which reads a form without a schema
 */
export async function pageContracts(): Promise<Contract[]> {
  const found: Contract[] = [];
  for (const { path, file } of flatRoutes()) {
    const code = readFileSync(join(SRC, file), "utf8");
    const known = Object.keys(parametersOf(path.replace(/:\w+/g, "x")) ?? {});
    const queryNames = [...code.matchAll(/searchParams\.\w+\("([\w-]+)"/g)].map(
      ([, name = ""]) => name,
    );
    const params = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, undefined]);
    const page: Contract = {
      method: "GET",
      path,
      guarded: false,
      params: Object.fromEntries(params) as Contract["params"],
      query: Object.fromEntries([...known, ...queryNames].map((name) => [name, undefined])),
      headers: { "if-none-match": undefined, accept: undefined },
      bodies: [],
      form: true,
      literals: literalsIn(code),
    };
    found.push(page, { ...page, path: path === "/" ? "/_root.data" : `${path}.data` });
    if (!/export (?:async )?function action/.test(code)) continue;
    const bodies = await schemasOf(code, dirname(join(SRC, file)));
    if (bodies.length === 0 && code.includes("formData()")) {
      throw new Error(`No schema was found of the form of ${file}`);
    }
    // React Router runs the action of an index route only for requests with the parameter `index`.
    found.push({ ...page, method: "POST", bodies, query: { ...page.query, index: undefined } });
  }
  return found;
}

/** Returns the schemas that the code of a page imports from contract files. `folder`: folder of the page's file. */
async function schemasOf(code: string, folder: string): Promise<z.ZodType[]> {
  const used = new Set([...code.matchAll(/(\w+)\.(?:safeParse|parse)\(/g)].map(([, name]) => name));
  const found: z.ZodType[] = [];
  for (const [, near, file = ""] of code.matchAll(/from "(\.|#features)\/(\S*contract\.ts)"/g)) {
    const from = near === "." ? folder : join(SRC, "features");
    const module = (await import(/* @vite-ignore */ join(from, file))) as object;
    for (const [name, value] of Object.entries(module))
      if (used.has(name)) found.push(value as z.ZodType);
  }
  return found;
}

export function flatRoutes() {
  return flat(routes);
}

function flat(entries: readonly RouteConfigEntry[], above = ""): { path: string; file: string }[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const joined = path === "*" ? `${above}/nowhere` : [above, path].filter(Boolean).join("/");
    const full = joined.startsWith("/") ? joined : `/${joined}`;
    return [{ path: full, file }, ...flat(children, full === "/" ? "" : full)];
  });
}

export function literalsIn(code: string): string[] {
  return [...new Set([...code.matchAll(/["'`]([\w-]{2,40})["'`]/g)].map(([, text = ""]) => text))];
}
