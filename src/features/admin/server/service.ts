import type { Platform } from "#platform/platform.ts";
import type { Overview } from "../contract.ts";
import {
  downloadCount,
  failedJobs,
  leadCount,
  messageCounts,
  newestDownloads,
  newestLeads,
  newestMessages,
} from "./store.ts";

const NEWEST = 5;

/** What has come in, and what did not go out. */
export async function readOverview(platform: Platform): Promise<Overview> {
  const { db } = platform.database;
  const counts = new Map((await messageCounts(db)).map((row) => [row.status, row.count]));
  const failed = await failedJobs(db, NEWEST);
  return {
    messages: {
      new: counts.get("new") ?? 0,
      open: counts.get("open") ?? 0,
      total: [...counts.values()].reduce((sum, n) => sum + n, 0),
      newest: (await newestMessages(db, NEWEST)).map(inIso),
    },
    leads: { total: await leadCount(db), newest: (await newestLeads(db, NEWEST)).map(inIso) },
    downloads: {
      total: await downloadCount(db),
      newest: (await newestDownloads(db, NEWEST)).map(inIso),
    },
    failed: { total: failed.total, newest: failed.newest.map(inIso) },
  };
}

function inIso<Row extends { at: Date }>(row: Row): Omit<Row, "at"> & { at: string } {
  return { ...row, at: row.at.toISOString() };
}
