import { config } from "../../../package.json";
import { nodeComplaint } from "./node-version.ts";

/* This module runs before all others, and checks the version of Node. It imports only code that also runs in older
   versions. */

const complaint = nodeComplaint(process.versions.node, config.minNode);
if (complaint) {
  process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
// Without NODE_ENV, React and React Router would run their development builds, which are several times slower.
process.env["NODE_ENV"] ??= "production";
// Files that the site writes get a mode by which only their owner may read them.
process.umask(0o077);
