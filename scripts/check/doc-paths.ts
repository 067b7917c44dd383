import { existsSync, globSync, readFileSync } from "node:fs";

const IN_CODE =
  /`((?:src|packages|content|templates|scripts|tests|tools|docs|public)\/[^`\s*{}<>]*)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** Finds paths in documents that lead nowhere. @returns each dead path as `document: path` */
export function brokenDocPaths(): string[] {
  const documents = globSync(["*.md", "docs/**/*.md"]);
  return documents.flatMap((document) => {
    const text = readFileSync(document, "utf8");
    const folder = document.slice(0, document.lastIndexOf("/") + 1);
    const named = [
      ...[...text.matchAll(IN_CODE)].map((match) => match[1] ?? ""),
      ...[...text.matchAll(LINK)].map((match) =>
        new URL(match[1] ?? "", `file:///${folder}`).pathname.slice(1),
      ),
    ];
    return named.filter((path) => !existsSync(path)).map((path) => `${document}: ${path}`);
  });
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const FILE = /(?<![\w./$:{}#@-])(?:[\w.:-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|css|sql|md)\b(?![\w/])/g;
const CODE = ["{src,packages,content,scripts,tools,tests}/**/*.{ts,tsx,mjs,css}", "*.ts", ".*.mjs"];
const NOT_OURS = /(?:^|\/)(?:node_modules\/|doc-paths\.test\.ts$)/;

/** Finds files that comments name, but that do not exist. @returns each missing file as `file: name` */
export function brokenCommentPaths(): string[] {
  const ours = (pattern: string | string[]) =>
    globSync(pattern).filter((path) => !NOT_OURS.test(path));
  const files = ours([
    "*",
    "{src,packages,content,scripts,tools,tests,docs,templates,public}/**/*",
  ]);
  return ours(CODE).flatMap((file) =>
    missingIn(readFileSync(file, "utf8"), files).map((name) => `${file}: ${name}`),
  );
}

export function missingIn(text: string, paths: readonly string[]): string[] {
  const named = [...text.matchAll(COMMENT)].flatMap(([comment]) => comment.match(FILE) ?? []);
  return named.filter((name) => !paths.some((path) => `/${path}`.endsWith(`/${name}`)));
}
