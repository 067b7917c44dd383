import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { makeScratchCopy } from "./scratch-copy.ts";

/* TypeScript 7 tells nobody who reads a property, but its linter who uses a deprecated one: in a copy all of content/ is. */

const COPIED = [
  "content",
  "src",
  "packages",
  "scripts",
  "package.json",
  "tsconfig.json",
  ".react-router",
];
const READERS = ["content", "src", "scripts"];

/**
 * @param root a folder with content/ and the code that reads it
 * @returns the properties of content/ that nothing reads, each as "FILE:LINE KEY". Of
 * those that no type names, for they are reached by loops, the ones whose name is written nowhere.
 */
export function unreadContent(root = process.cwd()): string[] {
  const copy = makeScratchCopy(COPIED, root);
  try {
    const files = globSync("content/**/*.ts", { cwd: copy });
    const all = files.flatMap((file) => deprecateAll(copy, file));
    const read = readIn(copy);
    const words = wordsIn(copy);
    return all
      .filter(({ name, typed, key }) => !read.has(name) && (typed || !words.has(key)))
      .map(({ name }) => name);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

type Property = { at: number; key: string; typed: boolean };

function deprecateAll(root: string, file: string): (Property & { name: string })[] {
  const path = join(root, file);
  const code = readFileSync(path, "utf8");
  const found = propertiesOf(parseAst(code, { lang: "ts" })).map((property) => ({
    ...property,
    name: `${file}:${code.slice(0, property.at).split("\n").length} ${property.key}`,
  }));
  let marked = code;
  for (const { at, name } of found.toSorted((a, b) => b.at - a.at)) {
    // At the beginning of a line: elsewhere it belongs to what stands before it.
    marked = `${marked.slice(0, at)}\n/** @deprecated «${name}» */ ${marked.slice(at)}`;
  }
  writeFileSync(path, marked);
  return found;
}

type Node = {
  type?: string;
  start?: number;
  key?: { name?: string; value?: unknown };
  id?: { typeAnnotation?: unknown };
};

function propertiesOf(node: unknown): Property[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, start = 0, key, id } = node as Node;
  if (type === "VariableDeclarator" && id?.typeAnnotation) return [];
  const isDeclared = type === "TSPropertySignature" || type === "Property";
  const own =
    isDeclared && key
      ? [{ at: start, key: String(key.name ?? key.value), typed: type === "TSPropertySignature" }]
      : [];
  return [...own, ...Object.values(node).flatMap(propertiesOf)];
}

type Report = {
  message: string;
  filename: string;
  labels: { span: { offset: number; length: number } }[];
};

function readIn(root: string): Set<string> {
  const config = join(root, "unread.json");
  const rules = { "typescript/no-deprecated": "error" };
  writeFileSync(
    config,
    JSON.stringify({ plugins: ["typescript"], categories: { correctness: "off" }, rules }),
  );
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, "--type-aware", "--config", config, "--format", "json", ...READERS],
    { cwd: root, encoding: "utf8", maxBuffer: 1e9 },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Report[] };
  const isRead = ({ filename, labels }: Report) => {
    if (!filename.startsWith("content/")) return true;
    // There most uses are the words themselves, being written down.
    const { offset, length } = labels[0]?.span ?? { offset: 0, length: 0 };
    const code = readFileSync(join(root, filename));
    const isWritten = code
      .subarray(offset + length)
      .toString()
      .startsWith(":");
    return code.at(offset - 1) === ".".charCodeAt(0) || !isWritten;
  };
  return new Set(
    diagnostics
      .filter(isRead)
      .flatMap(({ message }) => [...message.matchAll(/«([^»]+)»/g)].map(([, name = ""]) => name)),
  );
}

function wordsIn(root: string): Set<string> {
  const files = globSync("{src,scripts}/**/*.{ts,tsx}", { cwd: root });
  const code = files.filter((file) => !/\.test\.tsx?$/.test(file));
  return new Set(
    code.flatMap((file) => readFileSync(join(root, file), "utf8").match(/[\w-]+/g) ?? []),
  );
}

if (import.meta.main) console.log(unreadContent().join("\n"));
