import { config } from "../../../package.json";
import { nodeComplaint } from "./node-version.ts";

/* Runs before all other modules, so it imports only code that also runs in older versions of Node. */

const complaint = nodeComplaint(process.versions.node, config.minNode);
if (complaint) {
  process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
// Without NODE_ENV, React and React Router would run their development builds, which are several times slower.
process.env["NODE_ENV"] ??= "production";
// Only their owner may read the files that the site writes.
process.umask(0o077);
