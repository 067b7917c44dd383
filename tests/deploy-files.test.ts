import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* These tests only read the files for deployment. `npm run chaos -- deploy` builds the container image and runs it. */

const dockerfile = readFileSync("Dockerfile", "utf8");

test("the image is built on fixed bases, with a Node that the site runs on, and runs without root's rights", () => {
  const { config } = JSON.parse(readFileSync("package.json", "utf8")) as {
    config: { minNode: string };
  };
  const [least = 0] = config.minNode.split(".").map(Number);
  const bases = dockerfile.match(/(?<=^ARG (?:NODE|DEBIAN)=).+$/gm) ?? [];
  expect(bases.map((base) => /@sha256:[\da-f]{64}$/.test(base))).toEqual([true, true]);
  expect(Number(/^node:(\d+)/.exec(bases[0] ?? "")?.[1])).toBeGreaterThan(least);
  expect(dockerfile.match(/^USER .*$/gm)).toEqual(["USER 1000:1000"]);
});

test("the last stage of the image runs no command, so that one machine builds it for each processor", () => {
  const [, site = ""] = dockerfile.split(" AS site\n");
  expect(site).toContain("COPY ");
  expect(site).not.toMatch(/^RUN /m);
});

test("the build context holds named folders only, and none of them is private", () => {
  const [first, ...rules] = readFileSync(".dockerignore", "utf8").trim().split("\n");
  expect(first).toBe("*");
  const sent = rules.filter((rule) => rule.startsWith("!")).map((rule) => rule.slice(1));
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" ").filter((name) => name !== "."),
  );
  expect(copied.length).toBeGreaterThan(3);
  expect(copied.filter((name) => !sent.includes(name))).toEqual([]);
  expect(sent.filter((name) => /^(?:\.env|\.git|data|node_modules|tests)/.test(name))).toEqual([]);
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
  // The configuration may list ports in one line or in several.
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

test("the example for Caddy names all values to fill in", () => {
  const text = readFileSync("deploy/Caddyfile", "utf8");
  const named = text.match(/^#.*$/gm)?.join("\n") ?? "";
  const used = [...text.replaceAll(/^#.*$/gm, "").matchAll(/\{\$([A-Z_]+)\}/g)];
  expect(used.length).toBeGreaterThan(1);
  expect(used.map(([, name = ""]) => name).filter((name) => !named.includes(name))).toEqual([]);
});
