import { readFileSync } from "node:fs";

export type Step = { instruction: string; rest: string };
export type Stage = { name: string; base: string; steps: Step[] };

export function readDockerfile(path = "Dockerfile"): Stage[] {
  const lines = readFileSync(path, "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const args = new Map<string, string>();
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    if (instruction === "FROM") {
      const [, base = "", name = String(stages.length)] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      const named = base.replaceAll(/\$\{(\w+)\}/g, (_, arg: string) => args.get(arg) ?? "");
      stages.push({ name, base: named, steps: [] });
    } else if (stage) stage.steps.push({ instruction, rest });
    else if (instruction === "ARG") args.set(...pair(rest));
  }
  return stages;
}

export function pair(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Tells which files a .dockerignore lets into the context. As in Docker, the last matching line decides. */
export function readContext(path = ".dockerignore"): (file: string) => boolean {
  const rules = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return (file) => {
    const last = rules.findLast((rule) => covers(rule.replace(/^!/, ""), file));
    return last === undefined || last.startsWith("!");
  };
}

/** A pattern covers what is below a folder it matches, too. */
function covers(pattern: string, file: string): boolean {
  const parts = file.split("/");
  return parts.some((_, at) => matches(pattern, parts.slice(0, at + 1).join("/")));
}

function matches(pattern: string, file: string): boolean {
  const source = pattern
    .replaceAll(/[.+^$()|{}]/g, String.raw`\$&`)
    .replaceAll("**/", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", "(?:.*/)?");
  return new RegExp(`^${source}$`).test(file);
}
