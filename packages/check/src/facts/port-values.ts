import { isRecord } from "../read/edges.ts";
import type { Port } from "../read/ports.ts";

/** Inputs and outputs of a node; missing if they are unknown. */
export type Computed = { in?: Port[]; out?: Port[] };

export type Parameters = Readonly<Record<string, unknown>>;

export const MAIN: Port = { kind: "main" };

export function labeled(names: readonly string[]): Port[] {
  return names.map((label) => ({ kind: "main", ...(label ? { label } : {}) }));
}

export function listIn(value: unknown, key: string): unknown[] {
  const list = field(value, key);
  return Array.isArray(list) ? list : [];
}

export function field(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Returns "" for any value that is neither a string nor a number, because parameters of a node may contain anything.
 */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
