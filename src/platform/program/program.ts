import { config } from "../../../package.json";
import { nodeComplaint } from "./node-version.ts";

/* This module runs before all others. It imports nothing that needs a newer Node than the check of Node's version. */

const complaint = nodeComplaint(process.versions.node, config.minNode);
if (complaint) {
  process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
// Without NODE_ENV, React and its router run their development builds, which are several times slower.
process.env["NODE_ENV"] ??= "production";
// Only the owner may read the files that the site writes.
process.umask(0o077);
