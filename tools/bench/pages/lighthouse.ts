import { BROWSER_ARGUMENTS, findBrowser } from "../../../tests/support/browser/browser.ts";
import { loadPackage } from "../load-package.ts";

export type Device = "mobile" | "desktop";

/** Lighthouse's own emulation of a slow network and processor, or the browser's. */
export type Throttling = { by: "simulate" | "devtools" };

/** Scores 0 to 100, times in milliseconds. */
export type Run = {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  failed: string[];
};

type Chrome = { port: number; kill: () => void };
type Audit = { numericValue?: number; score: number | null; title: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report }>;

const TRIES = 3;

/** One run in a browser of its own; a browser that failed to record it all is asked again. */
export async function lighthouse(
  url: string,
  device: Device,
  throttling: Throttling,
  categories: readonly string[] = ["performance"],
): Promise<Run> {
  for (let tried = 1; ; tried++) {
    const report = await runOnce(url, device, throttling, categories);
    const run = summary(report);
    if (!report.runtimeError && !Number.isNaN(run.lcp + run.tbt + run.cls)) return run;
    if (tried === TRIES) {
      throw new Error(
        `${url}: ${report.runtimeError?.message ?? "the browser recorded too little"}`,
      );
    }
  }
}

async function runOnce(
  url: string,
  device: Device,
  { by }: Throttling,
  categories: readonly string[],
): Promise<Report> {
  const { launch } = await loadPackage<{ launch: (options: object) => Promise<Chrome> }>(
    "chrome-launcher",
  );
  const { default: run, desktopConfig } = await loadPackage<{
    default: Lighthouse;
    desktopConfig: object;
  }>("lighthouse");
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ["--headless=new", ...BROWSER_ARGUMENTS],
    logLevel: "silent",
  });
  try {
    const { lhr } = await run(
      url,
      {
        port: chrome.port,
        onlyCategories: categories,
        throttlingMethod: by,
        logLevel: "silent",
      },
      device === "desktop" ? desktopConfig : undefined,
    );
    return lhr;
  } finally {
    chrome.kill();
  }
}

function summary({ categories, audits }: Report): Run {
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    failed: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}
