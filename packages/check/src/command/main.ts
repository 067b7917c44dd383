#!/usr/bin/env node
import { readCommandLine, USAGE } from "./command-line.ts";

const options = readCommandLine(process.argv.slice(2));
if (Number.parseInt(process.versions.node) < 22) {
  process.stderr.write(`n8n-checkup needs Node 22 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else if (options.problem !== undefined) {
  process.stderr.write(`${options.problem}\n\n${USAGE}`);
  process.exitCode = 2;
} else if (options.help) process.stdout.write(USAGE);
else {
  // `check-files.ts` is imported only after the check of Node's version above, because Node before 22 cannot load it.
  const { checkFiles } = await import("./check-files.ts");
  process.exitCode = await checkFiles(options);
}
