import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { watchProcessor } from "./processor.ts";
import type { Sample, Traffic } from "./traffic.ts";
import type { Streams } from "./streams.ts";

export type Phase = {
  name: string;
  requests: number;
  /** What took longer than so many ms, and when, in words. */
  slow: (maxMs: number) => string;
  p50: number;
  p99: number;
  /** Statuses other than what was asked for, with how often. */
  others: Map<string, number>;
  streams: ReturnType<Streams["ended"]> & { open: number };
  /** Of this program's own event loop, ms: above it, figures are its own. */
  delay: number;
  processor: string;
};

export async function watchPhase(
  name: string,
  seconds: number,
  { traffic, streams }: { traffic: Traffic; streams: Streams },
  work: () => Promise<unknown>,
): Promise<Phase> {
  const first = traffic.samples.length;
  const began = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  streams.ended();
  const processor = watchProcessor();
  delay.enable();
  await Promise.all([work(), setTimeout(seconds * 1000)]);
  delay.disable();
  const samples = traffic.samples.slice(first);
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    name,
    requests: samples.length,
    slow: (maxMs) => describeSlow(samples, maxMs, began),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    others: countOthers(samples),
    streams: { ...streams.ended(), open: streams.open() },
    delay: delay.percentile(99) / 1e6,
    processor: processor(),
  };
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

function countOthers(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, status, isPatient } of samples) {
    if (status === (kind === "message" ? 201 : 200)) continue;
    const name = `${kind} ${status === 0 ? "no answer" : status}${isPatient ? " with Retry-After" : ""}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function describeSlow(samples: readonly Sample[], maxMs: number, began: number): string {
  const slow = samples.filter(({ ms }) => ms > maxMs);
  const counts = (of: (sample: Sample) => string | number) =>
    [...Map.groupBy(slow, of)].map(([what, { length }]) => `${what} (${length})`).join(", ");
  const seconds = counts(({ dueMs }) => Math.floor((dueMs - began) / 1000));
  return slow.length === 0
    ? "none took twice that"
    : `longer than twice that: ${counts(({ kind }) => kind)}, in second ${seconds}`;
}

export function describePhase({ name, ...phase }: Phase, quietP99: number): string {
  const others = [...phase.others].map(([what, count]) => `${count} × ${what}`).join(", ");
  const { open, whole, withSentence, cut, refused } = phase.streams;
  return (
    `${name}: ${phase.requests} requests, p50 ${phase.p50.toFixed(0)} ms, p99 ${phase.p99.toFixed(0)} ms (${(phase.p99 / quietP99).toFixed(1)} × the quiet one), ${phase.slow(2 * quietP99)}; ${others || "all answered"}; ` +
    `streams: ${open} open at its end, ${whole} were whole, ${withSentence} ended with a sentence, ${cut} were cut, ${refused} refused; own event loop p99 ${phase.delay.toFixed(0)} ms; ${phase.processor}`
  );
}
