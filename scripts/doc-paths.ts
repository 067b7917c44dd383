import { existsSync, globSync, readFileSync } from "node:fs";

const IN_CODE = /`((?:src|content|templates|scripts|tests|docs|public)\/[^`\s*{}<>]*)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** Paths of this repository that a document names and that do not exist, as `document: path`. */
export function brokenDocPaths(): string[] {
  const documents = ["README.md", ...globSync("docs/**/*.md")].filter((path) => existsSync(path));
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
