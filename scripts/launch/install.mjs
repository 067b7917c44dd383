import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isNetworkFailure, MAX_TRIES } from "../../tools/install/network-failure.mjs";

const windows = process.platform === "win32";

/**
 * Runs `npm ci`, unless all packages in the lock file are installed already.
 * @param {"serving" | "everything"} extent - `serving` leaves out the packages that only checks and tests need
 */
export function installPackages(extent) {
  if (isInstalled(extent)) return;
  console.error("› installing packages …");
  // npm has to run under the same Node as this file, because the Node on PATH may be replaced while npm runs.
  const npm = process.env.npm_execpath;
  const [file, args] = npm
    ? [process.env.npm_node_execpath ?? process.execPath, [npm]]
    : [windows ? "npm.cmd" : "npm", []];
  const extra = extent === "serving" ? "--omit=dev" : "--include=dev";
  const options = ["--workspaces=false", extra, "--no-audit", "--no-fund", "--loglevel=error"];
  const install = () =>
    spawnSync(file, [...args, "ci", ...options], {
      stdio: ["ignore", "inherit", "pipe"],
      encoding: "utf8",
      shell: !npm && windows,
    });
  let { status, stderr } = install();
  for (let tries = 1; status !== 0 && tries < MAX_TRIES && isNetworkFailure(stderr); tries += 1) {
    console.error(`${stderr.trim()}\n› the package registry failed, so npm starts again …`);
    ({ status, stderr } = install());
  }
  process.stderr.write(stderr ?? "");
  if (status !== 0) process.exit(status ?? 1);
  if (extent === "serving") deleteUnread("node_modules");
}

/**
 * Whether all packages are installed, according to the list that npm writes when it has finished. The packages of a
 * tool may be missing, because they are installed only when the tool is first used.
 */
function isInstalled(extent) {
  const wanted = packagesIn("package-lock.json");
  const there = packagesIn(join("node_modules", ".package-lock.json"));
  return (
    Object.keys(there).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { integrity, optional, link, dev, devOptional }]) => {
      if (path in there) return there[path].integrity === integrity;
      if (extent === "serving" && (dev || devOptional)) return true;
      return optional || link || path === "" || /^(?:tools|packages)\//.test(path);
    })
  );
}

function packagesIn(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")).packages ?? {}) : {};
}

/** Matches files that neither the build nor the server reads, by their path in `node_modules/`. */
const UNREAD = [
  /\.d\.[cm]?ts$/,
  /\.map$/,
  /\.md$/i,
  // Matches header files for C.
  /^node-[a-z0-9-]+\/(?:include|share)\//,
  // Matches the single drawings of simple-icons. They are not needed, because the index of the package contains them
  // too.
  /^simple-icons\/icons\//,
  /^openai\/src\//,
  // Matches the TypeScript compiler. The build does not use it, but npm installs it as an optional dependency of
  // another package.
  /^@?typescript\//,
];

/**
 * Deletes the files that match `UNREAD`, except licenses. These files are half of the packages' size. When the packages
 * are later installed for development, npm installs the files again.
 */
function deleteUnread(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const inPackages = file.slice(folder.length + 1).replaceAll("\\", "/");
    if (!/licen[cs]e/i.test(entry.name) && UNREAD.some((form) => form.test(inPackages)))
      rmSync(file);
  }
}
