import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "../random.ts";
import {
  ROOT,
  type Inode,
  type Names,
  type Operation,
  type RecordedDisk,
} from "./recorded-disk.ts";

type Change = Extract<Operation, { kind: "write" | "truncate" }>;
type File = { contents: Contents; changed: boolean; pending: Change[] };
type Folder = { names: Names; pending: [string, Inode | undefined][][] };

/** Bytes of a sector, the smallest part of a file that a disk writes completely or not at all. */
const SECTOR_BYTES = 512;

/**
 * Probability, in percent, that data has reached the disk although it was not flushed. Each power cut uses one of
 * these.
 */
const CHANCES = [0, 10, 50, 90, 100];

/**
 * Writes a folder as a power cut leaves it: with everything that was flushed, and by chance with some of the other
 * sectors and file names.
 */
export function cutPower(
  disk: RecordedDisk,
  {
    after,
    known,
    target,
    random,
  }: { after: number; known: string; target: string; random: Random },
): void {
  const left = new Left(disk, known);
  for (const operation of disk.operations.slice(0, after)) left.replay(operation);
  const chance = random.pick(CHANCES);
  left.lose(() => random.below(100) < chance);
  cpSync(known, target, { recursive: true });
  left.write(target);
}

class Left {
  readonly #disk: RecordedDisk;
  readonly #known: string;
  readonly #files = new Map<Inode, File>();
  readonly #folders = new Map<Inode, Folder>();

  constructor(disk: RecordedDisk, known: string) {
    this.#disk = disk;
    this.#known = known;
  }

  replay(operation: Operation): void {
    if (operation.kind === "acknowledge") return;
    if (operation.kind === "names") this.#folder(operation.folder).pending.push(operation.names);
    else if (operation.kind !== "flush") this.#file(operation.inode).pending.push(operation);
    else if (this.#disk.folders.has(operation.inode)) this.#settleFolder(operation.inode);
    else this.#settleFile(operation.inode);
  }

  lose(survives: () => boolean): void {
    for (const inode of this.#files.keys()) this.#settleFile(inode, survives);
    for (const inode of this.#folders.keys()) this.#settleFolder(inode, survives);
  }

  write(target: string, folder: Inode = ROOT): void {
    const names = this.#folders.get(folder)?.names ?? this.#disk.firstFolders.get(folder);
    const before = this.#disk.firstFolders.get(folder);
    for (const [name, inode] of before ?? []) {
      if (names?.get(name) !== inode) rmSync(join(target, name), { recursive: true });
    }
    for (const [name, inode] of names ?? []) {
      const path = join(target, name);
      if (this.#disk.folders.has(inode)) {
        mkdirSync(path, { recursive: true });
        this.write(path, inode);
      } else if (this.#files.get(inode)?.changed || before?.get(name) !== inode) {
        writeFileSync(path, this.#file(inode).contents.bytes);
      }
    }
  }

  #settleFile(inode: Inode, survives = () => true): void {
    const file = this.#file(inode);
    for (const change of file.pending) {
      file.changed = true;
      if (change.kind === "write") writeSectors(file.contents, change, survives);
      else if (survives()) file.contents.resize(change.size);
    }
    file.pending = [];
  }

  #settleFolder(inode: Inode, survives = () => true): void {
    const folder = this.#folder(inode);
    for (const names of folder.pending) {
      if (!survives()) continue;
      for (const [name, meaning] of names) {
        if (meaning === undefined) folder.names.delete(name);
        else folder.names.set(name, meaning);
      }
    }
    folder.pending = [];
  }

  #file(inode: Inode): File {
    const known = this.#files.get(inode);
    if (known) return known;
    const origin = this.#disk.origins.get(inode);
    const bytes = origin ? readFileSync(join(this.#known, origin)) : Buffer.alloc(0);
    const file = { contents: new Contents(bytes), changed: false, pending: [] };
    this.#files.set(inode, file);
    return file;
  }

  #folder(inode: Inode): Folder {
    const known = this.#folders.get(inode);
    if (known) return known;
    const folder = { names: new Map(this.#disk.firstFolders.get(inode)), pending: [] };
    this.#folders.set(inode, folder);
    return folder;
  }
}

class Contents {
  #room: Buffer;
  #size: number;

  constructor(bytes: Buffer) {
    this.#room = bytes;
    this.#size = bytes.length;
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#size);
  }

  resize(size: number): void {
    if (size > this.#room.length) {
      const room = Buffer.alloc(Math.max(size, 2 * this.#room.length));
      this.bytes.copy(room);
      this.#room = room;
    }
    // If a file was shortened and then grows again, the new part is filled with zeros.
    this.#room.fill(0, Math.min(size, this.#size), Math.max(size, this.#size));
    this.#size = size;
  }

  write(at: number, bytes: Uint8Array): void {
    if (at + bytes.length > this.#size) this.resize(at + bytes.length);
    this.#room.set(bytes, at);
  }
}

function writeSectors(
  contents: Contents,
  { at, bytes }: Extract<Change, { kind: "write" }>,
  survives: () => boolean,
): void {
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + SECTOR_BYTES - ((at + from) % SECTOR_BYTES));
    if (survives()) contents.write(at + from, bytes.subarray(from, to));
    from = to;
  }
}
