import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

export type Inode = number;

export type Operation =
  | { kind: "write"; inode: Inode; at: number; bytes: Uint8Array }
  | { kind: "truncate"; inode: Inode; size: number }
  /** Changes of names in a folder. `undefined` removes a name. A disk stores either all changes or none. */
  | { kind: "names"; folder: Inode; names: [name: string, inode: Inode | undefined][] }
  | { kind: "flush"; inode: Inode }
  /** A change that the site has acknowledged as stored. */
  | { kind: "acknowledge"; what: string };

export type Names = Map<string, Inode>;

export const ROOT: Inode = 0;

/** A disk that records all changes. The files at the start count as flushed. */
export class RecordedDisk {
  readonly operations: Operation[] = [];
  readonly origins = new Map<Inode, string>();
  readonly folders = new Map<Inode, Names>();
  readonly firstFolders = new Map<Inode, Names>();
  readonly #folder: string;
  #lastInode: Inode = ROOT;

  constructor(folder: string) {
    this.#folder = folder;
    this.#read(folder, ROOT);
    for (const [inode, names] of this.folders) this.firstFolders.set(inode, new Map(names));
  }

  inodeAt(path: string): Inode {
    let inode: Inode | undefined = ROOT;
    for (const name of relative(this.#folder, path).split(sep).filter(Boolean)) {
      inode = inode === undefined ? undefined : this.folders.get(inode)?.get(name);
    }
    if (inode === undefined) throw new Error(`nothing was seen to be made at ${path}`);
    return inode;
  }

  make(folder: string, name: string, kind: "file" | "folder"): void {
    const inode = ++this.#lastInode;
    if (kind === "folder") this.folders.set(inode, new Map());
    this.#setNames(folder, [[name, inode]]);
  }

  rename(folder: string, from: string, to: string): void {
    this.#setNames(folder, [
      [to, this.inodeAt(join(folder, from))],
      [from, undefined],
    ]);
  }

  remove(folder: string, name: string): void {
    this.#setNames(folder, [[name, undefined]]);
  }

  #setNames(path: string, names: [string, Inode | undefined][]): void {
    const folder = this.inodeAt(path);
    for (const [name, inode] of names) {
      if (inode === undefined) this.folders.get(folder)?.delete(name);
      else this.folders.get(folder)?.set(name, inode);
    }
    this.operations.push({ kind: "names", folder, names });
  }

  #read(path: string, folder: Inode): void {
    const names: Names = new Map();
    this.folders.set(folder, names);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inode = ++this.#lastInode;
      const inside = join(path, entry.name);
      names.set(entry.name, inode);
      if (entry.isDirectory()) this.#read(inside, inode);
      else this.origins.set(inode, relative(this.#folder, inside));
    }
  }
}
