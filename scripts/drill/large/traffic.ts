import { ask, freshAddress, withJson, type Asked } from "#tests/support/proxies/ask.ts";
import { contactMessage } from "../../../tests/support/contact/contact-message.ts";

/** What came of one request; status 0: no answer. `ms` counts from when it was due (performance.now). */
export type Sample = {
  kind: string;
  dueMs: number;
  ms: number;
  status: number;
  isPatient: boolean;
};

export type Traffic = {
  samples: Sample[];
  stored: string[];
  stop: () => Promise<void>;
};

const TICK_MS = 10;
/** Each has an address and a connection of their own, and stays below every limit. */
const VISITORS = 200;
/** Per cent. */
const MIX = { page: 50, file: 30, list: 10, search: 5, message: 5 };
const KINDS = Object.entries(MIX).flatMap(([kind, share]) => Array<string>(share).fill(kind));
const AS_BROWSERS: Asked = { headers: { "accept-encoding": "br" } };
const WORDS = "invoice calendar lead review stock order ticket reminder shift parcel".split(" ");

/** So many requests a second, whether or not earlier ones are answered yet. */
export function beginTraffic(
  origin: string,
  rate: number,
  paths: Record<"page" | "file", readonly string[]>,
): Traffic {
  const visitors = Array.from({ length: VISITORS }, freshAddress);
  const samples: Sample[] = [];
  const stored: string[] = [];
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  let sent = 0;

  const send = async (dueMs: number) => {
    const n = sent;
    const kind = pick(KINDS, n * 37);
    const message = `large ${crypto.randomUUID()}`;
    const [path, asked]: [string, Asked] =
      kind === "message"
        ? ["/api/contact", messageOf(message)]
        : kind === "search"
          ? [`/api/templates?q=${pick(WORDS, n)}`, AS_BROWSERS]
          : kind === "list"
            ? ["/api/templates", AS_BROWSERS]
            : [pick(paths[kind as "page" | "file"], n), AS_BROWSERS];
    const answered = await ask(origin, path, { from: pick(visitors, n), ...asked }).catch(
      () => undefined,
    );
    const status = answered?.status ?? 0;
    if (kind === "message" && status === 201) stored.push(message);
    samples.push({
      kind,
      dueMs,
      ms: performance.now() - dueMs,
      status,
      isPatient: answered?.headers["retry-after"] !== undefined,
    });
  };
  const clock = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * rate;
    for (; sent < due; sent += 1) {
      const one = send(started + (sent / rate) * 1000).finally(() => underWay.delete(one));
      underWay.add(one);
    }
  }, TICK_MS);
  return {
    samples,
    stored,
    async stop() {
      clearInterval(clock);
      await Promise.all(underWay);
    },
  };
}

/** @returns statuses of messages that one visitor sends at once; 0: no answer */
export async function sendAtOnce(origin: string, count: number): Promise<number[]> {
  const from = freshAddress();
  const answers = Array.from({ length: count }, () =>
    ask(origin, "/api/contact", { ...messageOf(`at once ${crypto.randomUUID()}`), from }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  return Promise.all(answers);
}

function messageOf(message: string): Asked {
  const email = `${message.replaceAll(" ", "-")}@example.com`;
  const headers = { connection: "close" };
  return withJson(contactMessage({ email, message }), { headers, from: freshAddress() });
}

function pick<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error("There is nothing to pick from.");
  return one;
}
