import { refreshBusiness } from "#platform/business/business.ts";
import { ConfigError, readConfig, type Config } from "#platform/config/config.ts";
import { FolderInUse } from "#platform/database/embedded/folder-lock.ts";
import { OperatorError } from "#platform/program/operator-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { Outcome } from "#platform/program/control.ts";
import { errorMessage } from "#shared/text/error-message.ts";
import { fail, warn, type Finding } from "./finding.ts";
import { platformChecks } from "./platform-checks.ts";
import { NAMES, settingsChecks } from "./settings-checks.ts";

export type Findings = (Finding & { check: string })[];

const SIGNS = { ok: "✓", warn: "!", fail: "✗" };

export async function examine(platform: Platform): Promise<Findings> {
  await refreshBusiness(platform).catch(() => undefined);
  return [...(await examineSettings(platform.config)), ...(await run(platformChecks, platform))];
}

export function examineSettings(config: Config): Promise<Findings> {
  return run(settingsChecks, config);
}

export function reportOf(findings: Findings, args: readonly string[]): Outcome {
  const failed = findings.some(({ state }) => state === "fail");
  const output = args.includes("--json")
    ? JSON.stringify({ ok: !failed, findings }, null, 2)
    : findings.map(line).join("\n");
  return { exitCode: failed ? 1 : 0, output };
}

export const NO_DATABASE = {
  check: "database",
  ...warn("There is none yet.", "The first start makes it: npm start"),
};

/**
 * Finding of `npm run doctor` if another process has locked the data folder. A starting site locks the folder at once,
 * but accepts commands only when it serves visitors.
 */
const STARTING = {
  check: "database",
  ...warn(
    "It is open in another process that takes no commands yet: the site is starting, or another command is at work.",
    "Ask again in a moment; if this stays, look at the site's log.",
  ),
};

export async function reportFailure(error: unknown, args: readonly string[]): Promise<Outcome> {
  if (!(error instanceof OperatorError)) throw error;
  const isSetting = error instanceof ConfigError;
  const config = readOthers(isSetting ? error.message : "");
  const [says = "", ...rest] = error.message.split("\n");
  const failure = {
    check: isSetting ? "settings" : "database",
    ...fail(says, rest.join("\n    ")),
  };
  const found = error instanceof FolderInUse ? STARTING : failure;
  return reportOf([...(config ? await examineSettings(config) : []), found], args);
}

/**
 * Reads only the valid settings, so that `npm run doctor` can report further mistakes.
 * @param named - error message that contains the names of the invalid settings
 */
function readOthers(named: string): Config | undefined {
  const names = new Set(named.match(/[A-Z][A-Z_]+/g));
  const others = Object.entries(process.env).filter(([name]) => !names.has(name));
  try {
    return readConfig(Object.fromEntries(others), "production");
  } catch {
    return undefined;
  }
}

export async function logFailures(platform: Platform): Promise<void> {
  for (const { state, check, says, mend } of await examine(platform)) {
    if (state === "fail" || (state === "warn" && check === NAMES))
      platform.log.warn({ check, mend }, says);
  }
}

function line({ state, check, says, mend }: Findings[number]): string {
  return `${SIGNS[state]} ${check}: ${says}${mend ? `\n    ${mend}` : ""}`;
}

async function run<Subject>(
  checks: Record<string, (subject: Subject) => Finding | Promise<Finding>>,
  subject: Subject,
): Promise<Findings> {
  return Promise.all(
    Object.entries(checks).map(async ([check, look]) => {
      try {
        return { check, ...(await look(subject)) };
      } catch (error) {
        const reason = errorMessage(error);
        return { check, ...fail(`This could not be checked: ${reason}`, "See the log.") };
      }
    }),
  );
}
