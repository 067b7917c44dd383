import { MemoryFS } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { keepPrivate, type NodeFileSystem } from "./durable-file-system.ts";

type Init = MemoryFS["init"];

/**
 * File system in which a new database is made. It is in memory, because in any other one PGlite makes copies that take
 * 100 MB of memory.
 */
export class NewFolder extends MemoryFS {
  readonly #folder: NodeFS;

  constructor(folder: string) {
    super();
    this.#folder = new NodeFS(folder);
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await this.#folder.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((mod) => keepPrivate((mod as unknown as { NODEFS: NodeFileSystem }).NODEFS));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  override closeFs(): Promise<void> {
    return this.#folder.closeFs();
  }

  opened(): void {}
}
