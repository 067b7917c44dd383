// This file runs under any Node from 20 on. Installs the packages and builds the site. Then runs the command
// under the Node that is installed as one of the packages. Usage: `node scripts/launch.mjs COMMAND`; the commands are
// the scripts of package.json.
import { execFile, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "./launch/install.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
const windows = process.platform === "win32";
const bin = join(root, "node_modules", ".bin");
// `minNode` is 24.7, the first release whose node:crypto has argon2.
const { minNode } = JSON.parse(readFileSync("package.json", "utf8")).config;

const [command = "start", ...rest] = process.argv.slice(2);

const MAINTENANCE = [
  "sql",
  "backup",
  "staff",
  "mail",
  "privacy",
  "secret",
  "doctor",
  "move",
  "library",
];
const SERVING = ["start", "build", "restore", ...MAINTENANCE];

installPackages(SERVING.includes(command) ? "serving" : "everything");
// The source files are read while `findNode` is still running, which saves time.
const finding = findNode();
const sources = hashOf([
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
  ...["src", "packages", "content", "public", "scripts", "templates"].flatMap(filesIn),
]);
const node = await finding;
const environment = {
  ...process.env,
  PATH: dirname(node) + delimiter + bin + delimiter + process.env.PATH,
};

if (command === "build") {
  build();
} else if (SERVING.includes(command)) {
  build();
  const [file, ...names] = MAINTENANCE.includes(command)
    ? ["maintenance.js", command]
    : [command === "start" ? "server.js" : "restore.js"];
  // Variables of the environment have precedence over those in the file `.env`.
  const settings = existsSync(".env") ? ["--env-file=.env"] : [];
  serve([...settings, `build/server/${file}`, ...names, ...rest], { NODE_ENV: "production" });
} else if (command === "dev") {
  serve(["--conditions=development", "scripts/dev.ts"], { NODE_ENV: "development" });
} else {
  // The command `test` is not in this list, because it runs the build itself, at the same time as the checks.
  if (["chaos", "fuzz", "looks", "weights", "tools/bench/bench"].includes(command)) build();
  const folder = command.startsWith("tools/") ? "" : "scripts/";
  serve([`${folder}${command}.ts`, ...rest], {});
}

/**
 * Returns the path of the Node to use: the Node that is installed as a package, if it runs on this machine, otherwise
 * the Node that runs this file. If the latter is too old, this process ends with an error message.
 */
async function findNode() {
  const brought = join(bin, windows ? "node.cmd" : "node");
  if (existsSync(brought)) {
    const path = await new Promise((resolve) => {
      const options = { encoding: "utf8", shell: windows };
      execFile(brought, ["-p", "process.execPath"], options, (error, stdout) =>
        resolve(!error && stdout.trim()),
      );
    });
    if (path) return path;
    // A Node that does not run on this machine is deleted, because every npm script would find it before a Node that
    // works.
    rmSync(brought, { force: true });
  }
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [minMajor, minMinor] = minNode.split(".").map(Number);
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return process.execPath;
  console.error(
    `This site needs Node ${minNode} or newer; here is ${process.version}, and the Node from the package registry does not run on this machine.\n` +
      "On Debian and Ubuntu it needs one library: apt-get install libatomic1. Otherwise install a newer Node from https://nodejs.org.",
  );
  return process.exit(1);
}

/** Builds the site if a source file or a setting of the build has changed since the last build. */
function build() {
  const stamp = join("build", ".built");
  if (read(stamp) === sources) return;
  console.error("› building …");
  const { status } = spawnSync(node, [join("scripts", "build.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
    env: environment,
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync("build", { recursive: true });
  writeFileSync(stamp, sources);
}

/**
 * Runs a program as a child process, and ends when the program ends. The program gets SIGTERM when this process gets
 * it, or when npm, which started this process, has ended.
 */
function serve(args, extra) {
  const child = spawn(node, args, { stdio: "inherit", env: { ...environment, ...extra } });
  const parent = process.ppid;
  const stop = (signal) => child.kill(signal);
  process.on("SIGTERM", () => stop("SIGTERM"));
  // After Ctrl+C the terminal itself sends the signal to the child process too, so this process only waits.
  process.on("SIGINT", () => undefined);
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 500).unref();
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, name))
      .filter(
        (path) =>
          !/[\\/](?:node_modules|dist)[\\/]|\.test\.tsx?$/.test(path) && statSync(path).isFile(),
      )
      // Older Nodes that run this file have no toSorted.
      // oxlint-disable-next-line unicorn/no-array-sort
      .sort()
  );
}

function read(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
