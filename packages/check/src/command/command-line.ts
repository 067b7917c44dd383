import { parseArgs } from "node:util";
import { LEVELS, PROFILES, type Level, type Profile } from "../rules/finding.ts";

const FORMATS = ["text", "json", "sarif", "github", "markdown"] as const;
type Format = (typeof FORMATS)[number];

export type Options = {
  /** Paths and globs of the files; `-` stands for standard input. */
  files: string[];
  profiles: Profile[];
  format: Format;
  fix: boolean;
  /** A finding at this level, or at a worse one, sets the exit code to 1. */
  failOn: Level;
  help: boolean;
  problem?: never;
};

export const USAGE = `Usage: n8n-checkup [options] <file.json | glob | -> …

Says whether n8n workflows will run, what they can do to their owner, and how to mend them.

  --profile NAME   ${PROFILES.join(", ")}; several with commas (default: runs)
  --format NAME    ${FORMATS.join(", ")} (default: text)
  --fix            mend what there is only one way to mend, in the file itself
  --fail-on LEVEL  ${LEVELS.join(", ")} (default: can-hurt)
  --help

Exit code: 0 nothing of that level found, 1 something found, 2 a file could not be read.
`;

export function readCommandLine(args: string[]): Options | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        profile: { type: "string", multiple: true, default: ["runs"] },
        format: { type: "string", default: "text" },
        fix: { type: "boolean", default: false },
        "fail-on": { type: "string", default: "can-hurt" },
        help: { type: "boolean", default: false },
      },
    });
    const profiles = values.profile.flatMap((names) => names.split(","));
    const choices = { format: values.format, failOn: values["fail-on"] };
    if (!profiles.every((name) => isOneOf(PROFILES, name)))
      return { problem: `A profile is one of ${PROFILES.join(", ")}.` };
    if (!isOneOf(FORMATS, choices.format))
      return { problem: `A format is one of ${FORMATS.join(", ")}.` };
    if (!isOneOf(LEVELS, choices.failOn))
      return { problem: `A level is one of ${LEVELS.join(", ")}.` };
    if (positionals.length === 0 && !values.help)
      return { problem: "Which file? - is standard input." };
    return {
      files: positionals,
      profiles: PROFILES.filter((name) => profiles.includes(name)),
      format: choices.format,
      failOn: choices.failOn,
      fix: values.fix,
      help: values.help,
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function isOneOf<T extends string>(list: readonly T[], name: string): name is T {
  return (list as readonly string[]).includes(name);
}
