import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContext, readDockerfile } from "../scripts/chaos/deploy/dockerfile.ts";

/* `npm run chaos -- deploy` shows that these files work. */

const stages = readDockerfile();

test("the image is built on a fixed Node that the site runs on, and runs without root's rights", () => {
  const { config } = JSON.parse(readFileSync("package.json", "utf8")) as {
    config: { minNode: string };
  };
  const [least = 0] = config.minNode.split(".").map(Number);
  for (const { base } of stages) {
    const [, major] = /^node:(\d+)\.\d+\.\d+-[\w-]+@sha256:[\da-f]{64}$/.exec(base) ?? [];
    expect(Number(major)).toBeGreaterThan(least);
  }
  const users = stages.at(-1)?.steps.filter(({ instruction }) => instruction === "USER");
  expect(users?.map(({ rest }) => rest)).toEqual(["1000:1000"]);
});

test("the build context holds all copied files and no private ones", () => {
  const isSent = readContext();
  const copied = stages.flatMap(({ steps }) =>
    steps
      .filter(({ instruction, rest }) => instruction === "COPY" && !rest.startsWith("--from"))
      .flatMap(({ rest }) => rest.split(" ").slice(0, -1)),
  );
  expect(copied.filter((path) => path !== "." && !(existsSync(path) && isSent(path)))).toEqual([]);
  const kept = [".env", ".git/config", "data/secret", "node_modules/pg/index.js", "tests/x.ts"];
  expect(kept.filter(isSent)).toEqual([]);
  expect(isSent("src/main/app.ts")).toBe(true);
  expect(isSent("src/platform/log/log.test.ts")).toBe(false);
});

test("every setting that the files give to the site exists", () => {
  const known = new Set(readFileSync(".env.example", "utf8").match(/\b[A-Z][A-Z_]+(?==)/g));
  const files = globSync("deploy/{compose*.yaml,site.service}").map((path) =>
    readFileSync(path, "utf8"),
  );
  const given = files.flatMap((text) => [
    ...(/^Environment=(.*)$/m.exec(text)?.[1]?.match(/[A-Z_]+(?==)/g) ?? []),
    ...(/^x-site:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m
      .exec(text)?.[1]
      ?.match(/[A-Z_]+(?=: )/g) ?? []),
  ]);
  expect(given).toEqual(expect.arrayContaining(["DATABASE_URL", "DATA_DIR"]));
  expect(given.filter((name) => !known.has(name))).toEqual([]);
});

const unit = readFileSync("deploy/site.service", "utf8");
const operating = readFileSync("docs/operating.md", "utf8");

test("a command under systemd has the same settings and rights as the site", () => {
  const [command = ""] = /systemd-run (?:.*\\\n)*.*maintenance\.js/.exec(operating) ?? [];
  for (const name of ["User", "WorkingDirectory", "EnvironmentFile"])
    expect(command).toContain(` -p ${new RegExp(`^${name}=.*$`, "m").exec(unit)?.[0]}`);
  const settings = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(" ") ?? [];
  expect(settings.length).toBeGreaterThan(0);
  for (const setting of settings) expect(command).toContain(` -E ${setting}`);
});

const composeFiles = ["compose.yaml", "compose.postgres.yaml"].map((name) => ({
  name,
  text: readFileSync(`deploy/${name}`, "utf8"),
}));

test("a site behind a proxy is reachable from this machine only", () => {
  // Written in one line or several.
  const published = composeFiles.flatMap(({ text }) => text.match(/[^\s"[]+:3000(?=")/g) ?? []);
  expect(published).not.toEqual([]);
  expect(published.filter((port) => !port.includes("127.0.0.1"))).toEqual([]);
});

test("both compose files are one project, so that a move finds the volume, and commands name its services", () => {
  for (const { name, text } of composeFiles) {
    expect([name, /^name: .*$/m.exec(text)?.[0]]).toEqual([name, "name: site"]);
    const services = text.match(/(?<=^ {2})[\w-]+(?=:( \*site)?$)/gm) ?? [];
    const used = [
      ...`${text}\n${operating}`.matchAll(
        new RegExp(
          String.raw`deploy/${name} (?:exec|run|stop|up)(?: --?\S+)*((?: (?!node|<)[\w-]+)*)`,
          "g",
        ),
      ),
    ].flatMap(([, words = ""]) => words.split(" ").filter(Boolean));
    expect(services).toEqual(expect.arrayContaining(used));
    expect(used.length).toBeGreaterThan(0);
  }
});

test("Caddy lets an idle connection go before the site does", () => {
  const [, siteMs] =
    /keepAliveTimeout = ([\d_]+)/.exec(readFileSync("src/delivery/listen/listen.ts", "utf8")) ?? [];
  const [, caddyS] = /^\s+keepalive (\d+)s$/m.exec(readFileSync("deploy/Caddyfile", "utf8")) ?? [];
  expect(Number(caddyS) * 1000).toBeLessThan(Number(siteMs?.replaceAll("_", "")));
});

test("the examples for nginx and Caddy name all values to fill in", () => {
  for (const [path, name] of [
    ["deploy/nginx.conf.template", /\$\{([A-Z_]+)\}/g],
    ["deploy/Caddyfile", /\{\$([A-Z_]+)\}/g],
  ] as const) {
    const text = readFileSync(path, "utf8");
    const named = new Set(
      text
        .match(/^#.*$/gm)
        ?.join("\n")
        .match(/[A-Z_]{4,}/g),
    );
    const used = [...text.replaceAll(/^#.*$/gm, "").matchAll(name)].map(([, one = ""]) => one);
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((one) => !named.has(one))).toEqual([]);
  }
});
