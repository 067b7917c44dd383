import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { constants, fdatasyncSync, fstatSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { flush } from "../../../files/durable-files.ts";
import { clearHoles, PAGE_BYTES, segmentOf } from "./page-holes.ts";

export type FsNode = { name: string; mode: number; parent?: FsNode };
export type FsStream = { nfd: number; node: FsNode };

export type NodeFileSystem = {
  realPath: (node: FsNode) => string;
  /** Turns errors of node:fs into error numbers (errno), which PostgreSQL understands. */
  tryFSOperation: <T>(call: () => T) => T;
  node_ops: {
    mknod: (folder: FsNode, name: string, mode: number, device: number) => FsNode;
    rename: (node: FsNode, folder: FsNode, name: string) => void;
    setattr: (node: FsNode, attributes: { mode?: number; size?: number }) => void;
  };
  stream_ops: {
    fsync?: (stream: FsStream) => number;
    write: (
      stream: FsStream,
      memory: Int8Array,
      offset: number,
      length: number,
      position: number,
    ) => number;
  };
};

/** PGlite's start parameters without -F, which would make PostgreSQL not flush its files to the disk. */
export const START_PARAMETERS = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");

/** By default PostgreSQL uses fdatasync, which does nothing in PGlite. */
export const FLUSH_SETTINGS = ["fsync = on", "wal_sync_method = fsync"];

/**
 * Removes the access rights of other users from new files. PostgreSQL runs in Emscripten, which ignores the umask and
 * gives some files the mode 0666.
 */
function keepPrivate({ node_ops }: NodeFileSystem): void {
  const { mknod, setattr } = node_ops;
  node_ops.mknod = (folder, name, mode, device) => mknod(folder, name, mode & ~0o077, device);
  node_ops.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });
  };
}

/** Overwrites deleted rows with zeros whenever PGlite writes a page of a table or an index. */
function clearHolesOnWrite({ stream_ops }: NodeFileSystem): void {
  const { write } = stream_ops;
  stream_ops.write = (stream, memory, offset, length, position) => {
    const segment = length >= PAGE_BYTES ? segmentOf(stream.node) : undefined;
    if (segment !== undefined) {
      clearHoles(memory.buffer, { offset: memory.byteOffset + offset, length, position, segment });
    }
    return write(stream, memory, offset, length, position);
  };
}

type Init = NodeFS["init"];

/**
 * Time in ms, longer than any checkpoint takes. If a file was last changed more than this time before the end of a
 * checkpoint, that checkpoint has flushed the file.
 */
const CHECKPOINT_MARGIN_MS = 10 * 60 * 1000;

/**
 * Flushes files to the disk when PostgreSQL asks for it. PGlite's own NodeFS does not, so a power cut could lose
 * committed rows.
 */
export class DurableFileSystem extends NodeFS {
  /** Folders with new or renamed files whose names may not be on the disk yet. */
  readonly #changedFolders = new Set<string>();
  #opening: Opening | undefined;

  constructor(folder: string) {
    super(folder);
    removeEmptyLock(folder);
    const control = statSync(join(folder, "global/pg_control"), { throwIfNoEntry: false });
    this.#opening = {
      startedAt: Date.now(),
      checkpointAt: control?.mtimeMs ?? 0,
      flushed: new Set(),
    };
  }

  opened(): void {
    this.#opening = undefined;
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((mod) => this.adapt((mod as unknown as { NODEFS: NodeFileSystem }).NODEFS));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  protected adapt(nodefs: NodeFileSystem): void {
    keepPrivate(nodefs);
    clearHolesOnWrite(nodefs);
    const { node_ops, stream_ops } = nodefs;
    const { mknod, rename } = node_ops;
    node_ops.mknod = (folder, name, mode, device) => {
      const node = mknod(folder, name, mode, device);
      this.#changedFolders.add(nodefs.realPath(folder));
      return node;
    };
    node_ops.rename = (node, folder, name) => {
      rename(node, folder, name);
      this.#changedFolders.add(nodefs.realPath(folder));
    };
    stream_ops.fsync = (stream) => {
      nodefs.tryFSOperation(() => this.#flush(stream, nodefs.realPath(stream.node)));
      return 0;
    };
  }

  protected flushFile(descriptor: number, _path: string): void {
    fdatasyncSync(descriptor);
  }

  protected flushFolder(path: string): void {
    flush(path);
  }

  /** Flushes a file and all changed folders: POSIX does not flush the name of a new file together with the file. */
  #flush({ nfd, node }: FsStream, path: string): void {
    if ((node.mode & constants.S_IFMT) === constants.S_IFDIR) this.#changedFolders.add(path);
    else if (this.#opening === undefined || mayBeUnflushed(this.#opening, nfd, path)) {
      this.flushFile(nfd, path);
    }
    for (const folder of this.#changedFolders) {
      this.flushFolder(folder);
      this.#changedFolders.delete(folder);
    }
  }
}

/**
 * Removes PostgreSQL's lock file if a power cut left it empty, because PostgreSQL would not start. The site has locked
 * the data folder, so no other server uses the file.
 */
function removeEmptyLock(folder: string): void {
  const path = join(folder, "postmaster.pid");
  if (statSync(path, { throwIfNoEntry: false })?.size === 0) rmSync(path);
}

type Opening = { startedAt: number; checkpointAt: number; flushed: Set<string> };

/**
 * Whether a file may have data that is not on the disk yet. After a crash, PostgreSQL flushes every file twice when it
 * opens the database. A file that was not changed since the last checkpoint needs no flush. A file that was not changed
 * since the start needs only one.
 */
function mayBeUnflushed(
  { startedAt, checkpointAt, flushed }: Opening,
  descriptor: number,
  path: string,
): boolean {
  const { mtimeMs } = fstatSync(descriptor);
  if (mtimeMs > startedAt - 1000) return true;
  if (mtimeMs < checkpointAt - CHECKPOINT_MARGIN_MS || flushed.has(path)) return false;
  flushed.add(path);
  return true;
}
