import { domainToASCII } from "node:url";
import fc from "fast-check";
import type { Site } from "../operation/site.ts";
import type { Contract } from "./contract.ts";
import { complaint } from "./judge.ts";
import { anyRequest, type Request, type Tokens } from "./requests.ts";
import { send, type Reply } from "./send.ts";

export type FuzzResult = {
  seed: number;
  sent: number;
  statuses: Record<number, number>;
  /** The smallest sequence of requests that shows a fault, with the seed. */
  broken: string | undefined;
  slowestMs: number;
  /** Every form that the site answered with 201. */
  acknowledged: { id: string; email: string }[];
  /** Email addresses of people whose data was erased. */
  erased: Set<string>;
  changesByStaff: number;
};

export type FuzzOptions = {
  contracts: readonly Contract[];
  tokens: Tokens;
  seed?: number | undefined;
} & ({ runs: number } | { minutes: number });

/**
 * Sends rounds of generated requests, until an answer shows a fault. A round is up to four requests at the same moment,
 * or one request twice.
 */
export async function fuzz(site: Site, options: FuzzOptions): Promise<FuzzResult> {
  const { contracts, tokens, seed = Date.now() % 2 ** 31 } = options;
  const port = Number(new URL(site.url).port);
  const result: FuzzResult = {
    seed,
    sent: 0,
    statuses: {},
    broken: undefined,
    slowestMs: 0,
    acknowledged: [],
    erased: new Set(),
    changesByStaff: 0,
  };
  const request = anyRequest(contracts, tokens);
  const round = fc.oneof(
    { weight: 3, arbitrary: fc.array(request, { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: request.map((twice) => [twice, twice]) },
  );
  const property = fc.asyncProperty(
    fc.array(round, { minLength: 1, maxLength: 3 }),
    async (rounds) => {
      for (const requests of rounds) {
        const replies = await Promise.all(requests.map((each) => send(port, each)));
        for (const [n, reply] of replies.entries()) note(result, requests[n] as Request, reply);
        const wrong = requests.map((each, n) => complaint(each, replies[n] as Reply)).find(Boolean);
        const fault = wrong ?? twofold(requests, replies, contracts);
        if (fault)
          throw new Error(`${fault}: ${replies.map(({ body }) => body.slice(0, 200)).join(" | ")}`);
      }
    },
  );
  const details = await fc.check(property, {
    seed,
    ...("runs" in options
      ? { numRuns: options.runs }
      : {
          numRuns: Number.MAX_SAFE_INTEGER,
          interruptAfterTimeLimit: options.minutes * 60_000,
          markInterruptAsFailure: false,
        }),
    // Without this option, fast-check would store every run. In ten minutes, it makes too many runs for that.
    skipEqualValues: false,
  });
  if (details.failed) {
    const rounds = details.counterexample?.[0] ?? [];
    const shown = rounds.map((each) => each.map(describeRequest).join("\n  at once with "));
    result.broken = [
      String(details.errorInstance),
      `The smallest input found, after ${details.numShrinks} steps from the one that failed first:`,
      ...shown.map((line) => `  ${line}`),
      `Seed ${seed}, run ${details.numRuns}.`,
    ].join("\n");
  }
  return result;
}

function note(result: FuzzResult, request: Request, { status, milliseconds, body }: Reply): void {
  result.sent++;
  result.statuses[status] = (result.statuses[status] ?? 0) + 1;
  result.slowestMs = Math.max(result.slowestMs, milliseconds);
  const { method, target } = request;
  if (status === 201 && !/^\/api\/(?:admin|v1)\//.test(target)) {
    const { id } = JSON.parse(body) as { id: string };
    result.acknowledged.push({ id, email: emailIn(request.body) });
  }
  if (status < 300 && /^(?:POST|PATCH|DELETE)$/.test(method) && target.startsWith("/api/admin/"))
    result.changesByStaff++;
  if (status === 200 && target.includes("/privacy/erase")) {
    result.erased.add(emailIn(request.body));
  }
}

/** Returns the email address in a body, in small letters and with an ASCII domain; "@" if the body has no address. */
function emailIn(body: Request["body"]): string {
  const text = body.toString();
  const { email = "" } = (
    text.startsWith("{") ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
  ) as { email?: string };
  const [name, domain = ""] = email.trim().toLowerCase().split("@");
  return `${name}@${domainToASCII(domain)}`;
}

/**
 * Checks that a form which is sent twice with the same idempotency key is stored once (decision 21 in docs/product.md).
 */
function twofold(
  [first, second, more]: Request[],
  replies: Reply[],
  contracts: readonly Contract[],
): string | undefined {
  if (first !== second || more || !first) return undefined;
  if (!first.headers.some(([name]) => name.toLowerCase() === "idempotency-key")) return undefined;
  const isKeyed = contracts.some(
    ({ method, path, headers }) =>
      Object.keys(headers).some((name) => name.toLowerCase() === "idempotency-key") &&
      method === first.method &&
      new RegExp(`^${path.replace(/:\w+(?:\{[^}]*\})?/g, "[^/?]+")}(?:\\?|$)`).test(first.target),
  );
  if (!isKeyed) return undefined;
  const [one, other] = replies;
  if (one?.status !== 201 || other?.status !== 201 || one.body === other.body) return undefined;
  return "two rows for one key";
}

function describeRequest({ method, target, headers, body }: Request): string {
  const named = headers.map(([name, value]) => `${name}: ${value.slice(0, 80)}`);
  return `${method} ${target.slice(0, 300)} ${JSON.stringify([...named.slice(0, 6), String(body).slice(0, 600)])}`;
}
