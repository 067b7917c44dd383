#!/usr/bin/env node
import { readCommandLine, USAGE } from "./command-line.ts";
import { checkFiles } from "./check-files.ts";

/* n8n-checkup file.json …: exit code 0 nothing found, 1 something found, 2 not read. */
const asked = readCommandLine(process.argv.slice(2));
if (asked.problem !== undefined) {
  process.stderr.write(`${asked.problem}\n\n${USAGE}`);
  process.exitCode = 2;
} else if (asked.help) process.stdout.write(USAGE);
else process.exitCode = await checkFiles(asked);
