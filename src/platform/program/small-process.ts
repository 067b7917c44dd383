/* V8 reserves 64 MB for young objects, and the C library reserves a heap for each thread. A small site needs less of
   both. The section "Memory" of docs/operating.md says what the lower limits cost. */

const YOUNG = "--max-semi-space-size";
/**
 * V8's flag for the amount of work after which it optimizes a WebAssembly function. Ten times the default saves memory,
 * because V8 then optimizes the code of the embedded database later.
 */
const TIERING = "--wasm-tiering-budget";
/**
 * V8's flag for how much the memory of old objects may grow, in percent, until V8 collects garbage. The default on a
 * machine with much memory is 300.
 */
const GROWTH = "--heap-growing-percent";
const COLLECTION = "--expose-gc";
const SMALL = [`${YOUNG}=4`, `${TIERING}=130000000`, `${GROWTH}=30`, COLLECTION];
/**
 * Minimum size in bytes of freed memory that glibc gives back to the system. Without this setting, glibc raises the
 * limit over time.
 */
const PIECE = String(128 * 1024);
const C_LIBRARY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: PIECE,
  MALLOC_TRIM_THRESHOLD_: PIECE,
};

/** Turns off V8's optimizing WebAssembly compiler, which takes memory and is useless for code that runs only once. */
const ONCE = "--liftoff-only";

export function isSmall(): boolean {
  return [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].some((flag) =>
    flag.includes(YOUNG),
  );
}

/** Replaces this process by one that needs less memory, with the same id and output. Windows cannot do this. */
export function becomeSmall(): void {
  if (process.platform === "win32" || !process.execve) return;
  const [, ...program] = process.argv;
  const { args, env } = asSmall();
  process.execve(process.execPath, [process.execPath, ...args, ...program], env);
}

/**
 * Frees the memory of objects that the program needed only to start. V8 itself would keep most of it for minutes. The
 * call stops the thread for some 100 ms, and needs the flags of `asSmall`.
 */
export function freeMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

/**
 * Returns flags for Node, and environment variables, with which a child process needs little memory. The flags name no
 * settings file (--env-file), so the child process gets its settings only from `env`.
 */
export function asSmall({ once = false, env = process.env } = {}): {
  args: string[];
  env: NodeJS.ProcessEnv;
} {
  const execArgv = withoutSettings(process.execArgv);
  const small = SMALL.filter((flag) => !execArgv.some((one) => nameOf(one) === nameOf(flag)));
  return {
    args: [...small, ...(once ? [ONCE] : []), ...execArgv],
    env: { ...C_LIBRARY, ...env },
  };
}

const ENV_FILE = /^--env-file(?:-if-exists)?(?<value>=.*)?$/;

/** Leaves out the flags --env-file and --env-file-if-exists, because this process has already read those files. */
export function withoutSettings(flags: readonly string[]): string[] {
  return flags.filter((flag, n) => {
    const before = ENV_FILE.exec(flags[n - 1] ?? "");
    return !ENV_FILE.test(flag) && (!before || before.groups?.["value"] !== undefined);
  });
}

const nameOf = (flag: string) => flag.split("=")[0];
