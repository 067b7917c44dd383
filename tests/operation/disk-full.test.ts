import { spawnSync } from "node:child_process";
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freeBytes } from "#platform/database/pglite/disk/disk-space.ts";
import { maintain } from "../support/operation/maintain.ts";
import { freshDataDir, startSite, type Site } from "../support/operation/site.ts";
import { postMessage } from "../support/contact/contact-message.ts";

const MIB = 1024 * 1024;
const EVERY = { interval: 100 };

/** Mounts a small disk. @returns its folder; undefined if the machine does not allow it */
function smallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "site-disk-"));
  const { status } = spawnSync("mount", [
    "-t",
    "tmpfs",
    "-o",
    `size=${megabytes}m`,
    "none",
    folder,
  ]);
  return status === 0 ? folder : undefined;
}

const disk = smallDisk(400);

describe.runIf(disk)("on a disk that fills up", { tags: ["slow"] }, () => {
  const folder = String(disk);
  const dataDir = join(folder, "data");
  const filler = join(folder, "filler");
  const acknowledged = new Set<string>();
  let site: Site;

  beforeAll(async () => {
    cpSync(freshDataDir(), dataDir, { recursive: true });
    site = await startSite({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "info" });
  }, 120_000);
  afterAll(async () => {
    await site.kill();
    spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  const free = () => freeBytes(folder);
  /** Fills the disk until only `left` bytes are free. */
  const fill = (left: number) => {
    const file = openSync(filler, "a");
    const chunk = Buffer.alloc(MIB);
    try {
      while (free() > left) writeSync(file, chunk, 0, Math.min(MIB, free() - left));
    } finally {
      closeSync(file);
    }
  };
  const send = async (): Promise<number> => {
    const response = await postMessage(site.url, { message: "m".repeat(9000) });
    const { id } = (await response.json()) as { id: string };
    if (response.status === 201) acknowledged.add(id);
    return response.status;
  };
  const lines = (text: string) => site.log.filter((line) => line.includes(text)).length;

  test("it stops writing while there is still room, goes on reading, and writes again by itself", async () => {
    expect(await send()).toBe(201);
    fill(100 * MIB);
    await expect.poll(send, EVERY).toBeGreaterThanOrEqual(500);
    expect((await fetch(`${site.url}/api/templates?search=mail`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    rmSync(filler);
    await expect.poll(send, EVERY).toBe(201);
    expect([lines("the disk is nearly full"), lines("there is room on the disk again")]).toEqual([
      1, 1,
    ]);
  }, 120_000);

  test("it outlives a disk that is full from one moment to the next", async () => {
    const over = new AbortController();
    const writers = [1, 2, 3, 4].map(async () => {
      while (!over.signal.aborted) await send();
    });
    fill(0);
    await new Promise((later) => setTimeout(later, 3000));
    rmSync(filler);
    await expect.poll(send, EVERY).toBe(201);
    over.abort();
    await Promise.all(writers);
    expect(site.process.exitCode).toBe(null);
  }, 120_000);

  test("with too little room to start it says so, and how much is needed", async () => {
    await site.kill();
    fill(20 * MIB);
    await expect(startSite({ DATA_DIR: dataDir })).rejects.toThrow(
      /Only (19|20) MB are free on the disk of .*; the site needs 32 MB to start/,
    );
    await expect(startSite({ DATA_DIR: join(folder, "new") })).rejects.toThrow(
      /Only (19|20) MB are free on the disk of .*; the site needs 128 MB to start/,
    );
    rmSync(filler);
  });

  test("no acknowledged message is lost, and the database opens again", async () => {
    const { rows } = await maintain("sql", dataDir, "select id from contact_messages");
    const stored = new Set(rows.map(({ id }) => String(id)));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(2);
  });
});
