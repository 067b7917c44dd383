import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { checkPage } from "#content/library/check-page.ts";
import { curlyQuotes } from "#shared/text/curly-quotes.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Finding } from "#check/checkup.ts";
import { arranged } from "#check/findings/worst-first.ts";
import type { CheckedWorkflow } from "../contract.ts";
import { startCheckup, type CheckupClient } from "./checkup-client.ts";
import { readFiles } from "./read-files.ts";

export type Checkup = {
  busy: boolean;
  /** Number of the check. The page uses it as a React key, so that nothing from an earlier check stays. */
  run: number;
  workflows: readonly CheckedWorkflow[];
  /** A sentence for each text or file that could not be read. */
  problems: readonly string[];
  checkText: (text: string) => Promise<void>;
  checkFiles: (files: readonly File[]) => Promise<void>;
  mend: (index: number, rules: string[]) => Promise<Mending | undefined>;
};

/** `text`: JSON of the repaired workflow. `changes`: one sentence for each change. */
export type Mending = { text: string; changes: string[] };

/** Starts the worker when the page opens, so that the page need not load anything later. */
export function useCheckup(): Checkup {
  const client = useRef<CheckupClient>(undefined);
  const lastRun = useRef(0);
  const [state, setState] = useState<Pick<Checkup, "busy" | "run" | "workflows" | "problems">>({
    busy: false,
    run: 0,
    workflows: [],
    problems: [],
  });
  useEffect(() => {
    const started = startCheckup();
    client.current = started;
    return () => started.stop();
  }, []);

  const check = useCallback(async (reading: ReturnType<typeof readFiles>) => {
    setState((before) => ({ ...before, busy: true }));
    lastRun.current += 1;
    const run = lastRun.current;
    const { texts, problems: unread } = await reading;
    // If a later check has begun meanwhile, this check does not start, or its result is ignored.
    if (run !== lastRun.current) return;
    const answer = await client.current?.ask({ type: "check", texts });
    if (run !== lastRun.current) return;
    if (answer?.type === "checked") {
      const { found, workflows } = answer;
      const left =
        found > workflows.length
          ? [interpolate(checkPage.input.tooMany, { most: workflows.length, all: found })]
          : [];
      const problems = [...shortened([...unread, ...answer.problems]), ...left];
      // In a transition, React renders thousands of steps in small parts, and the page stays responsive.
      startTransition(() =>
        setState({ busy: false, run, workflows: answer.workflows.map(withCurlyQuotes), problems }),
      );
    } else {
      const { failed, tooSlow } = checkPage.input;
      const slow = answer?.type === "failed" && answer.slow;
      setState({ busy: false, run, workflows: [], problems: [slow ? tooSlow : failed] });
    }
  }, []);

  const checkText = useCallback(
    (text: string) => check(Promise.resolve({ texts: [{ text }], problems: [] })),
    [check],
  );
  const checkFiles = useCallback((files: readonly File[]) => check(readFiles(files)), [check]);
  const mend = useCallback(async (index: number, rules: string[]) => {
    const answer = await client.current?.ask({ type: "mend", index, rules });
    if (answer?.type !== "mended") return undefined;
    return { ...answer, changes: answer.changes.map(curlyQuotes) };
  }, []);
  return { ...state, checkText, checkFiles, mend };
}

/** Maximum number of problems that the page lists. A zip file may contain thousands of unreadable entries. */
const MAX_PROBLEMS = 20;

/** Returns each problem once, at most MAX_PROBLEMS of them, and then a line with the number of the others. */
export function shortened(problems: readonly string[]): string[] {
  const distinct = [...new Set(problems)];
  const count = distinct.length - MAX_PROBLEMS;
  const more = count > 0 ? [interpolate(checkPage.input.more, { count })] : [];
  return [...distinct.slice(0, MAX_PROBLEMS), ...more];
}

/**
 * Sorts the findings, and replaces straight quotes in sentences by curly ones. The worker could do both, but its file
 * has to stay small.
 */
export function withCurlyQuotes(workflow: CheckedWorkflow): CheckedWorkflow {
  const { reports, data, notes, withoutAccount, notLookedAt } = workflow;
  const entries = Object.entries(reports).map(([profile, report]) => [
    profile,
    { ...report, findings: arranged(report.findings).map(findingWithCurlyQuotes) },
  ]);
  return {
    ...workflow,
    reports: Object.fromEntries(entries) as CheckedWorkflow["reports"],
    ...(data && { data: { ...data, unknown: data.unknown.map(curlyQuotes) } }),
    notes: notes.map(curlyQuotes),
    withoutAccount: curlyQuotes(withoutAccount),
    notLookedAt: curlyQuotes(notLookedAt),
  };
}

function findingWithCurlyQuotes(finding: Finding): Finding {
  return {
    ...finding,
    sentence: curlyQuotes(finding.sentence),
    mend: curlyQuotes(finding.mend),
    consequences: finding.consequences.map((one) => ({
      ...one,
      sentence: curlyQuotes(one.sentence),
    })),
  };
}
