import { maintain } from "./maintain.ts";
import { startSite, type Site } from "./site.ts";
import { startSmtp } from "../mail/smtp.ts";

const WRITERS = 4;
/** On their way to the mail server at once. */
const MAILS_AT_ONCE = 5;
const MAIL_PATIENCE_MS = 60_000;

export type KillRounds = {
  /** Messages that somebody was told are stored. */
  acknowledged: number;
  /** What is lost, doubled, or not announced, or announced more often than a kill can explain. */
  complaints: string[];
  /** From the start of the process until it answers, after each kill. */
  readyAgainMs: number[];
};

/**
 * Starts the site on a folder, has messages written to it and kills it in the middle of that,
 * again and again.
 * @param perRound so many messages are acknowledged before each kill
 */
export async function killRounds(
  dataDir: string,
  { rounds, perRound }: { rounds: number; perRound: number },
): Promise<KillRounds> {
  const acknowledged = new Set<string>();
  const readyAgainMs: number[] = [];
  const server = await startSmtp();
  const environment = {
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    LOG_LEVEL: "info",
    SMTP_URL: server.url,
    MAIL_FROM: "hello@example.com",
    STAFF_EMAIL: "team@example.com",
  };
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const site = await startSite(environment);
    await fetch(`${site.url}/readyz`);
    if (round > 0) readyAgainMs.push(performance.now() - begun);
    const enough = Promise.withResolvers<void>();
    const wanted = perRound * (round + 1);
    const writing = Array.from({ length: WRITERS }, () =>
      write(site, (id) => {
        acknowledged.add(id);
        if (acknowledged.size >= wanted) enough.resolve();
      }),
    );
    await enough.promise;
    await site.kill();
    await Promise.all(writing);
  }
  const { mails, complaints } = await look(dataDir, acknowledged);
  // What is gathered for one mail is not waited for.
  await maintain("sql", dataDir, "update deliveries set next_at = now() where state = 'waiting'");
  // Each is announced: those on their way at a kill once more, under the same id.
  const site = await startSite(environment);
  const announced = () => new Set(server.received.map(({ messageId }) => messageId)).size;
  const until = Date.now() + MAIL_PATIENCE_MS;
  while (announced() < mails && Date.now() < until) await new Promise((r) => setTimeout(r, 200));
  if (announced() !== mails) complaints.push(`${announced()} of ${mails} mails were sent`);
  const repeats = server.received.length - announced();
  if (repeats > rounds * MAILS_AT_ONCE) complaints.push(`${repeats} were sent again`);
  if ((await site.stop()) !== 0) complaints.push("the site did not stop cleanly");
  await server.close();
  return { acknowledged: acknowledged.size, complaints, readyAgainMs };
}

/** Sends messages until the server is gone; an answer of 201 is an acknowledgement. */
async function write(site: Site, acknowledge: (id: string) => void): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${site.url}/api/contact`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
        body: JSON.stringify({
          name: "Ada",
          email: "ada@example.com",
          phone: "+49 30 1234",
          message: "x".repeat(200),
        }),
      });
      const { id } = (await response.json()) as { id: string };
      if (response.status === 201) acknowledge(id);
    } catch {
      return;
    }
  }
}

async function look(
  dataDir: string,
  acknowledged: ReadonlySet<string>,
): Promise<{ mails: number; complaints: string[] }> {
  const { rows } = await maintain(
    "sql",
    dataDir,
    `select m.id, m.idempotency_key as key, count(d.id)::int as mails, min(d.id::text) as mail
     from contact_messages m
     left join deliveries d on d.subject_id = m.id or d.id = m.digest_id
     group by m.id`,
  );
  const stored = new Set(rows.map(({ id }) => String(id)));
  const doubled = rows.length - new Set(rows.map(({ key }) => key)).size;
  const complaints = [
    ...[...acknowledged].filter((id) => !stored.has(id)).map((id) => `${id} is lost`),
    ...rows
      .filter(({ mails }) => mails !== 1)
      .map(({ id, mails }) => `${String(id)} has ${String(mails)} mails`),
    ...(doubled > 0 ? [`${doubled} are doubled`] : []),
  ];
  return { mails: new Set(rows.map(({ mail }) => mail)).size, complaints };
}
