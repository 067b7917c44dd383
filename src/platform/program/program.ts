import { config } from "../../../package.json";
import { nodeComplaint } from "./node-version.ts";

/* Runs first: it imports nothing that a Node too old for the rest does not know. */

const complaint = nodeComplaint(process.versions.node, config.minNode);
if (complaint) {
  process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
// React and its router run their development builds without it, which cost several times as much.
process.env["NODE_ENV"] ??= "production";
// What the site writes is its owner's alone.
process.umask(0o077);
