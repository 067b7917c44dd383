/*
 * V8 keeps 64 MB for young objects and the C library a heap for each thread, for loads no small site has.
 * What being small costs: docs/operating.md, "Memory".
 */

const YOUNG = "--max-semi-space-size";
/** V8 compiles a function of WebAssembly well after so much work: ten times its default. */
const TIERING = "--wasm-tiering-budget";
const SMALL = [`${YOUNG}=4`, `${TIERING}=130000000`];
/** Bytes from which on a piece is given back when free: the default, which is raised unless it is set. */
const PIECE = String(128 * 1024);
const C_LIBRARY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: PIECE,
  MALLOC_TRIM_THRESHOLD_: PIECE,
};

/** Code that runs once is not worth the memory of compiling it well. */
const ONCE = "--liftoff-only";

export function isSmall(): boolean {
  return [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].some((flag) =>
    flag.includes(YOUNG),
  );
}

/** Whether `becomeSmall` was told so. */
export function runsOnce(): boolean {
  return process.execArgv.includes(ONCE);
}

/** In place of this process: same id, same output, memory given back. @returns only on Windows */
export function becomeSmall({ once = false } = {}): void {
  if (process.platform === "win32" || !process.execve) return;
  const [, ...program] = process.argv;
  const { args, env } = asSmall({ once });
  process.execve(process.execPath, [process.execPath, ...args, ...program], env);
}

/** For another process, which runs a program of ours. @returns flags of Node, and an environment */
export function asSmall({ once = false, env = process.env } = {}): {
  args: string[];
  env: NodeJS.ProcessEnv;
} {
  const own = process.execArgv.filter((flag) => flag !== ONCE);
  const small = SMALL.filter((flag) => !own.some((one) => nameOf(one) === nameOf(flag)));
  return {
    args: [...small, ...(once ? [ONCE] : []), ...own],
    env: { ...C_LIBRARY, ...env },
  };
}

const nameOf = (flag: string) => flag.split("=")[0];
