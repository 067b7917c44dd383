import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "#tests/support/proxies/proxies.ts";

const SETTINGS =
  "SITE_IMAGE=site\nSITE_ADDRESS=www.example.com\nPOSTGRES_PASSWORD=secret\nAPP_SECRET=secret\n";

/**
 * Checks whether Docker Compose can read the compose files, and systemd the unit file. Skips a program that is not
 * installed.
 * @param folder - for temporary copies of the files
 * @returns a line for each fault
 */
export function readFiles(folder: string): string[] {
  return [...readCompose(join(folder, "compose")), ...readUnit(join(folder, "unit"))];
}

function readCompose(folder: string): string[] {
  cpSync("deploy", join(folder, "deploy"), { recursive: true });
  writeFileSync(join(folder, ".env"), SETTINGS);
  const program = findProgram("docker-compose");
  const [file, ...first] = program ? [program] : ["docker", "compose"];
  const { stdout: version } = spawnSync(file, [...first, "version", "--short"], {
    encoding: "utf8",
  });
  return ["compose.yaml", "compose.postgres.yaml"].flatMap((name) => {
    // Compose 1 refuses the key `name`, so the line is removed from the copy.
    if (version?.startsWith("1.")) edit(join(folder, "deploy", name), /^name: .*\n/m, "");
    const args = [...first, "--env-file", ".env", "--file", `deploy/${name}`, "config"];
    const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, encoding: "utf8" });
    if (status === null || /is not a docker command|unknown (?:command|flag)/.test(stderr)) {
      console.log(`${name}: not read, docker compose is not installed`);
      return [];
    }
    const services = stdout.match(/^ {2}(?=\S)/gm)?.length ?? 0;
    console.log(`${name}: ${status === 0 ? `read, ${services} services and volumes` : "refused"}`);
    return status === 0 ? [] : [`${name}: ${stderr.trim()}`];
  });
}

function edit(file: string, from: RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

function readUnit(folder: string): string[] {
  const program = findProgram("systemd-analyze");
  if (!program) {
    console.log("site.service: not read, systemd is not installed");
    return [];
  }
  mkdirSync(folder, { recursive: true });
  const unit = join(folder, "site.service");
  writeFileSync(
    unit,
    readFileSync("deploy/site.service", "utf8")
      .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
      .replaceAll("/srv/site", process.cwd())
      // The user `site` exists only on an operator's server, so the copy of the unit names another user.
      .replace("User=site", "User=nobody"),
  );
  const { status, stderr } = spawnSync(program, ["verify", "--man=no", unit], { encoding: "utf8" });
  const about = stderr.split("\n").filter((line) => line.includes("site.service"));
  const { stdout } = spawnSync(program, ["security", "--offline=true", unit], { encoding: "utf8" });
  console.log(
    `site.service: ${/Overall exposure level.*/.exec(stdout)?.[0] ?? "no exposure level"}`,
  );
  return status === 0 ? [] : [`site.service: ${about.join("; ") || stderr.trim()}`];
}
