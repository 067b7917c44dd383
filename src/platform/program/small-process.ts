/*
 * V8 keeps 64 MB for young objects, and the C library a heap for each thread; a small site does not need
 * either. docs/operating.md, "Memory", names the cost of smaller limits.
 */

const YOUNG = "--max-semi-space-size";
/** Amount of work after which V8 optimizes a WebAssembly function: ten times the default. */
const TIERING = "--wasm-tiering-budget";
const SMALL = [`${YOUNG}=4`, `${TIERING}=130000000`];
/** Size in bytes from which freed memory goes back to the system. Setting the default stops glibc from raising it. */
const PIECE = String(128 * 1024);
const C_LIBRARY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: PIECE,
  MALLOC_TRIM_THRESHOLD_: PIECE,
};

/** Turns V8's optimizing WebAssembly compiler off, because code that runs once is not worth its memory. */
const ONCE = "--liftoff-only";

export function isSmall(): boolean {
  return [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].some((flag) =>
    flag.includes(YOUNG),
  );
}

/** Whether `becomeSmall` started this process with `once`. */
export function runsOnce(): boolean {
  return process.execArgv.includes(ONCE);
}

/** Replaces this process by a smaller one with the same id and output. @returns only on Windows, where nothing is replaced */
export function becomeSmall({ once = false } = {}): void {
  if (process.platform === "win32" || !process.execve) return;
  const [, ...program] = process.argv;
  const { args, env } = asSmall({ once });
  process.execve(process.execPath, [process.execPath, ...args, ...program], env);
}

/** Settings for a small child process that runs a program of the site. @returns flags of Node, and an environment */
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
