import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const COMMENT = "# ";
const HEADING = "## ";

export type ExampleGroup = readonly [label: string, messages: readonly string[]];

/** @param folder - path relative to the project's root, which is the build's working directory */
export function readExampleFolder(folder: string): ExampleGroup[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return files.toSorted().flatMap((name) => readExampleGroups(join(folder, name)));
}

/**
 * Reads a text file with a message on each line, and with headings `## LABEL`.
 * @throws Error if a line contains a heading after other text, because the messages below it would get a wrong label
 */
export function readExampleGroups(file: string): ExampleGroup[] {
  const groups: [string, string[]][] = [];
  for (const line of readLines(file)) {
    if (line.lastIndexOf(HEADING) > 0)
      throw new Error(`A heading must begin its line. In ${file} it does not: ${line}`);
    if (line.startsWith(HEADING)) groups.push([line.slice(HEADING.length), []]);
    else groups.at(-1)?.[1].push(line);
  }
  return groups;
}

/** Leaves out empty lines and comments (`# …`). */
export function readLines(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith(COMMENT));
}
