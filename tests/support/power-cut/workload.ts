import { sql } from "drizzle-orm";
import { ContactMessage } from "#features/contact/contract.ts";
import { receiveMessage } from "#features/contact/server/service.ts";
import { platformOn } from "../platform.ts";
import type { Random } from "../random.ts";
import type { InProcess } from "./open-recorded.ts";
import { contactMessage } from "../contact/contact-message.ts";

const WRITERS = 4;

export type Workload = {
  firstNumber: number;
  steps: number;
  random: Random;
  /** Is called for each stored change, with a text that check.ts searches for in the database. */
  acknowledge: (what: string) => void;
};

export function messageOf(n: number): ContactMessage {
  return ContactMessage.parse(
    contactMessage({
      name: `Ada ${n}`,
      email: `ada-${n}@example.com`,
      phone: `${n}`.padStart(5, "0"),
      message: `message ${n} `.repeat(1 + (n % 90)),
    }),
  );
}

export const OWN_TABLES = `create table batches (batch int, n int, total int, primary key (batch, n));
  create table never (n int);`;

/** Writes messages, counters and large transactions, rolls some back, makes and drops tables, and makes checkpoints. */
export async function work(
  { database, housekeep }: InProcess,
  { firstNumber, steps, random, acknowledge }: Workload,
): Promise<void> {
  const platform = platformOn(database);
  let n = firstNumber;
  const message = async () => {
    const number = ++n;
    const address = `a visitor's, ${number}`;
    await receiveMessage(platform, messageOf(number), { address, key: undefined });
    acknowledge(`message ${number}`);
  };
  const batch = async () => {
    const number = ++n;
    const total = 2 + random.below(40);
    await database.db.transaction(async (tx) => {
      for (let row = 1; row <= total; row++) {
        await tx.execute(sql`insert into batches values (${number}, ${row}, ${total})`);
      }
    });
    acknowledge(`batch ${number}`);
  };
  const never = () =>
    database.db
      .transaction(async (tx) => {
        await tx.execute(sql`insert into never select generate_series(1, 50)`);
        throw new Error("rolled back");
      })
      .catch(() => undefined);
  const table = async () => {
    const number = ++n;
    await database.query(`create table made_${number} as select generate_series(1, 500) as n`);
    await database.query(`create index on made_${number} (n)`);
    acknowledge(`table made_${number}`);
    await database.query(`create table thrown_${number} as select generate_series(1, 900) as n`);
    await database.query(`truncate thrown_${number}`);
    await database.query(`drop table thrown_${number}`);
  };
  const maintenance = () =>
    database.maintain(random.pick(["vacuum", "checkpoint", "select pg_switch_wal()"]));
  const kinds = [message, message, message, message, message, batch, never, table, maintenance];
  const write = async () => {
    for (let step = 0; step < steps; step++) {
      await random.pick<() => Promise<unknown>>(kinds)();
      await housekeep();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}
