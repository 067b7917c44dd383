import { BROWSER_ARGUMENTS, findBrowser } from "../../../tests/support/browser/browser.ts";

type Device = "mobile" | "desktop";

export type Options = {
  device?: Device;
  categories?: readonly string[];
};

/**
 * Results of one run of Lighthouse. Scores are from 0 to 100. `largestPaint`, `blocked`, `blockedByProcessor` and
 * `mainThread` are times in ms. `shift` is the cumulative layout shift, a number without unit.
 */
export type Run = {
  scores: Record<string, number>;
  largestPaint: number;
  blocked: number;
  /** Like `blocked`, but from the processor time of the tasks, which other programs on the machine do not lengthen. */
  blockedByProcessor: number;
  mainThread: number;
  shift: number;
  failed: string[];
};

type Chrome = { port: number; kill: () => void };
type Audit = { numericValue?: number; score: number | null; title: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};
/**
 * An event in the browser's trace of a page load. Times are in µs. `tdur` is the processor time that the event took.
 */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { name?: string };
};
type Result = { lhr: Report; artifacts: { Trace: { traceEvents: readonly TraceEvent[] } } };
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result>;

const TRIES = 3;

/**
 * Runs Lighthouse in a new browser. If a figure is missing in the report, Lighthouse runs again.
 * @throws Error if a figure is missing three times
 */
export async function lighthouse(url: string, options: Options = {}): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const result = await runOnce(url, options);
    const run = summary(result);
    const { largestPaint, blocked, mainThread, shift } = run;
    const failure = result.lhr.runtimeError;
    if (!failure && !Number.isNaN(largestPaint + blocked + mainThread + shift)) return run;
    if (attempt === TRIES) {
      const reason = failure?.message ?? "the browser recorded too little";
      throw new Error(`${url}: ${reason}`);
    }
  }
}

async function runOnce(
  url: string,
  { device = "mobile", categories = ["performance"] }: Options,
): Promise<Result> {
  const { launch } = await load<{ launch: (options: object) => Promise<Chrome> }>(
    "chrome-launcher",
  );
  const { default: run, desktopConfig } = await load<{
    default: Lighthouse;
    desktopConfig: object;
  }>("lighthouse");
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ["--headless=new", ...BROWSER_ARGUMENTS],
    logLevel: "silent",
  });
  const flags = {
    port: chrome.port,
    onlyCategories: categories,
    logLevel: "silent",
  };
  try {
    return await run(url, flags, device === "desktop" ? desktopConfig : undefined);
  } finally {
    chrome.kill();
  }
}

/**
 * Loads a package that only `tools/bench` uses. The package is installed when a benchmark first runs, so TypeScript
 * does not know its types.
 */
async function load<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}

function summary({ lhr: { categories, audits }, artifacts }: Result): Run {
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    blockedByProcessor: blockedByProcessor(artifacts.Trace.traceEvents),
    mainThread: value("mainthread-work-breakdown"),
    // The layout shift is rounded to three decimals, as Lighthouse shows it.
    shift: Number(value("cumulative-layout-shift").toFixed(3)),
    failed: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}

/** Factor by which the phone that Lighthouse simulates is slower than this machine. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * Computes the total blocking time on the simulated phone in ms, from the processor time of each task. After the first
 * paint, each task of the page's main thread counts for the time beyond 50 ms.
 */
function blockedByProcessor(events: readonly TraceEvent[]): number {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const firstPaint = events.findLast(({ name }) => name === "firstContentfulPaint");
  const excess = events
    .filter((event) => event.ph === "X" && event.name.endsWith("RunTask"))
    .filter((event) => mainThreads.has(threadOf(event)) && event.ts >= (firstPaint?.ts ?? 0))
    .map(({ tdur = 0 }) => Math.max((tdur / 1000) * SLOWDOWN - LONG_TASK_MS, 0));
  return excess.reduce((sum, ms) => sum + ms, 0);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}
