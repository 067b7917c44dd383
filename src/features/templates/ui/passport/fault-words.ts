import { passport as words } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const { faults } = words;

/** Says in words what a fault changed. @param fault such as "Read the answer › jsCode: 'end' → ''" */
export function faultInWords(fault: string): string {
  const [step = "", ...rest] = fault.split(" › ");
  const what = rest.join(" › ");
  const [, before = "", after = ""] = /^(?:[^:]*: )?(.*) → (.*?)(?: \(\d+\))?$/.exec(what) ?? [];
  return interpolate(words.proof.fault, { step, what: kindOf(what, before, after) });
}

function kindOf(what: string, before: string, after: string): string {
  if (what.startsWith("without ")) return faults.safety;
  if (what.includes("time zone") || after.includes("setZone")) return faults.zone;
  if (what.endsWith(" left out")) return faults.setting;
  if (/^[<>]=?$|^[gl]te?$/.test(before)) return faults.limit;
  if (/^-?\d+$/.test(before)) return faults.number;
  if (before === "&&" || before === "||") return faults.andOr;
  if (before === "+") return faults.minus;
  if (after === ";" || after === "nothing") return faults.line;
  if (swap(before) === after) return faults.other;
  if (/^''$|^""$/.test(after)) return faults.emptied;
  if (/^''$|^""$/.test(before)) return faults.filled;
  return after.length < before.length ? faults.part : faults.value;
}

function swap(code: string): string {
  return code.replace("first()", "last()").replace("find(", "findLast(");
}
