import { constants } from "node:fs";
import { basename, dirname } from "node:path";
import {
  DurableFileSystem,
  type FsNode,
  type FsStream,
  type NodeFileSystem,
} from "#platform/database/pglite/disk/durable-file-system.ts";
import type { Inode, RecordedDisk } from "./recorded-disk.ts";

type Attributes = { size?: number };
/** Functions that change the disk, besides those that DurableFileSystem overrides. */
type WholeFileSystem = NodeFileSystem & {
  node_ops: {
    unlink: (folder: FsNode, name: string) => void;
    rmdir: (folder: FsNode, name: string) => void;
    setattr: (node: FsNode, attributes: Attributes) => void;
  };
  stream_ops: {
    open: (stream: FsStream) => void;
    setattr: (stream: FsStream, attributes: Attributes) => void;
    write: (
      stream: FsStream,
      buffer: Int8Array,
      offset: number,
      length: number,
      position: number,
    ) => number;
  };
};

/** Records every change and every flush of the file system that the site uses. */
export class RecordedFileSystem extends DurableFileSystem {
  readonly #disk: RecordedDisk;
  readonly #opened = new Map<number, Inode>();

  constructor(folder: string, disk: RecordedDisk) {
    super(folder);
    this.#disk = disk;
  }

  protected override adapt(nodefs: NodeFileSystem): void {
    super.adapt(nodefs);
    this.#recordNames(nodefs as WholeFileSystem);
    this.#recordContents(nodefs as WholeFileSystem);
  }

  /** Records the flush. Nothing is flushed to this machine's disk. */
  protected override flushFile(descriptor: number): void {
    this.#disk.operations.push({ kind: "flush", inode: this.#inodeOf(descriptor) });
  }

  protected override flushFolder(path: string): void {
    this.#disk.operations.push({ kind: "flush", inode: this.#disk.inodeAt(path) });
  }

  #inodeOf(descriptor: number): Inode {
    const inode = this.#opened.get(descriptor);
    if (inode === undefined) throw new Error("a file was never opened");
    return inode;
  }

  #recordNames({ node_ops, realPath }: WholeFileSystem): void {
    const { mknod, rename, unlink, rmdir } = node_ops;
    node_ops.mknod = (folder, name, mode, device) => {
      const node = mknod(folder, name, mode, device);
      const isFolder = (mode & constants.S_IFMT) === constants.S_IFDIR;
      this.#disk.make(realPath(folder), name, isFolder ? "folder" : "file");
      return node;
    };
    node_ops.rename = (node, folder, name) => {
      const from = realPath(node);
      rename(node, folder, name);
      if (dirname(from) !== realPath(folder)) throw new Error("renamed to another folder");
      this.#disk.rename(dirname(from), basename(from), name);
    };
    node_ops.unlink = (folder, name) => {
      unlink(folder, name);
      this.#disk.remove(realPath(folder), name);
    };
    node_ops.rmdir = (folder, name) => {
      rmdir(folder, name);
      this.#disk.remove(realPath(folder), name);
    };
  }

  #recordContents({ node_ops, stream_ops, realPath }: WholeFileSystem): void {
    const { operations } = this.#disk;
    const { setattr: setNode } = node_ops;
    const { open, write, setattr: setStream } = stream_ops;
    stream_ops.open = (stream) => {
      open(stream);
      this.#opened.set(stream.nfd, this.#disk.inodeAt(realPath(stream.node)));
    };
    stream_ops.write = (stream, buffer, offset, length, position) => {
      const count = write(stream, buffer, offset, length, position);
      // The bytes are copied, because the buffer is PostgreSQL's own memory, which changes.
      const bytes = new Uint8Array(Buffer.from(buffer.buffer, buffer.byteOffset + offset, count));
      const inode = this.#inodeOf(stream.nfd);
      operations.push({ kind: "write", inode, at: position, bytes: bytes.slice() });
      return count;
    };
    stream_ops.setattr = (stream, attributes) => {
      setStream(stream, attributes);
      const inode = this.#inodeOf(stream.nfd);
      if (attributes.size !== undefined) {
        operations.push({ kind: "truncate", inode, size: attributes.size });
      }
    };
    node_ops.setattr = (node, attributes) => {
      setNode(node, attributes);
      if (attributes.size === undefined) return;
      const inode = this.#disk.inodeAt(realPath(node));
      operations.push({ kind: "truncate", inode, size: attributes.size });
    };
  }
}
