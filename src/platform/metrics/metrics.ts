import type { GaugeConfiguration } from "prom-client";
import type { Db, Database } from "../database/database.ts";
import { countUnsentMail } from "../outbox/store.ts";
import { release } from "#shared/release.ts";
import { SendFailure } from "../mail/send-failure.ts";
import type { Mailbox } from "../mail/mailbox.ts";
import { readFailure } from "../model/failure.ts";
import type { Model } from "../model/model.ts";
import { withTimeout } from "../time-limit.ts";

export type Metrics = {
  /**
   * `route`: pattern such as `/templates/:slug`, because visitors could make up endlessly many paths, each with a row
   * in the metrics. `ms`: time until the headers were sent.
   */
  countRequest: (answer: { method: string; route: string; status: number; ms: number }) => void;
  job: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Counts a streamed answer of the assistant. @returns a function that counts it as ended */
  openStream: () => () => void;
  model: (model: Model) => Model;
  mailbox: (mailbox: Mailbox) => Mailbox;
  read: () => Promise<{ text: string; type: string }>;
};

/**
 * Upper limits of a histogram's buckets, in seconds. A cached page takes less than a millisecond. An answer of the AI
 * model may take minutes.
 */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const DATABASE_WITHIN_MS = 2000;

/** prom-client takes 4 MB of memory, so it is loaded on demand. */
export async function createMetrics({ database }: { database: Watched }): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (settings: GaugeConfiguration<string>) => new Gauge({ registers, ...settings });

  const { version, commit } = release;
  gauge({
    name: "site_build_info",
    help: "Always 1",
    labelNames: ["version", "commit"],
  }).set({ version, commit }, 1);
  const histogram = (settings: { name: string; help: string; labelNames: string[] }) =>
    new Histogram({ registers, buckets: BUCKETS, ...settings });
  const requests = histogram({
    name: "site_request_duration_seconds",
    help: "Requests by route and status, up to the first byte of the answer",
    labelNames: ["method", "route", "status"],
  });
  const jobs = histogram({
    name: "site_job_duration_seconds",
    help: "Work by the clock, by its outcome",
    labelNames: ["job", "outcome"],
  });
  const calls = histogram({
    name: "site_model_call_duration_seconds",
    help: "Calls of the model, to the end of the answer, by outcome",
    labelNames: ["outcome"],
  });
  const tokens = new Counter({
    registers,
    name: "site_model_tokens_total",
    help: "Tokens paid for",
  });
  const mails = new Counter({
    registers,
    name: "site_mail_attempts_total",
    help: "Emails handed to the mail server, by outcome",
    labelNames: ["outcome"],
  });
  const streams = gauge({ name: "site_chat_streams", help: "Answers being given" });
  watchDatabase(gauge, database);

  return {
    countRequest: ({ ms, ...labels }) => requests.observe(labels, ms / 1000),
    async job(name, work) {
      const end = jobs.startTimer({ job: name });
      await outcomeOf(work(), (error) => end({ outcome: error ? "failed" : "done" }));
    },
    openStream() {
      streams.inc();
      return () => streams.dec();
    },
    model: ({ reply }) => ({
      async *reply(request, signal) {
        const end = calls.startTimer();
        // If the visitor leaves before the end of the reply, the outcome stays "left", because no error is thrown then.
        let outcome = "left";
        try {
          for await (const piece of reply(request, signal)) {
            if (piece.type === "end") {
              outcome = "answered";
              tokens.inc(piece.tokens ?? 0);
            }
            yield piece;
          }
        } catch (error) {
          outcome = readFailure(error).kind;
          throw error;
        } finally {
          end({ outcome });
        }
      },
    }),
    mailbox: (mailbox) => ({
      ...mailbox,
      send: (mail, options) =>
        outcomeOf(mailbox.send(mail, options), (error) =>
          mails.inc({ outcome: error ? reasonOf(error) : "sent" }),
        ),
    }),
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}

type Watched = Pick<Database, "db" | "query" | "connections">;

function watchDatabase(
  gauge: (settings: GaugeConfiguration<string>) => unknown,
  database: Watched,
) {
  gauge({
    name: "site_mail_unsent",
    help: "Emails that wait, are being sent or were given up",
    labelNames: ["state"],
    async collect() {
      const counts = await readUnsent(database.db);
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  const answers = () =>
    inTime(database.query("select 1")).then(
      () => true,
      () => false,
    );
  gauge({
    name: "site_database_up",
    help: "Whether it answers",
    async collect() {
      this.set(Number(await answers()));
    },
  });
  gauge({
    name: "site_database_ping_seconds",
    help: "How long it takes to answer when asked for this",
    async collect() {
      const end = this.startTimer();
      await answers();
      end();
    },
  });
  gauge({
    name: "site_database_connections",
    help: "Connections to PostgreSQL, and who waits for one",
    labelNames: ["state"],
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {}))
        this.set({ state }, count);
    },
  });
}

/** Returns no numbers if the database fails, so that the other metrics can still be served. */
async function readUnsent(db: Db): Promise<Record<string, number>> {
  const counts = await inTime(countUnsentMail(db)).catch(() => undefined);
  return counts ? { waiting: 0, sending: 0, failed: 0, ...Object.fromEntries(counts) } : {};
}

/** Limits the wait for the database, because Prometheus ignores an answer that takes more than ten seconds. */
const inTime = <T>(work: Promise<T>): Promise<T> => withTimeout(work, DATABASE_WITHIN_MS);

async function outcomeOf<T>(work: Promise<T>, note: (error?: unknown) => void): Promise<T> {
  try {
    const result = await work;
    note();
    return result;
  } catch (error) {
    note(error ?? new Error());
    throw error;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof SendFailure ? error.reason : "interrupted";
}
