import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sketchOf, type Sketch } from "#workflow/story/sketch.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { readPassport } from "#workflow/passport/read-passport.ts";
import { RunRecord } from "#workflow/record/run-record.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { connectingMinutes } from "../needed-connections.ts";
import { errorMessage } from "#shared/text/error-message.ts";

export type FolderTemplate = {
  /** Path of the template's folder, `{category}/{title}`. */
  path: string;
  metadata: TemplateMetadata;
  workflow: string;
  guide: string;
  /** Text of run.json, which records the template's test runs in n8n; null if the template never ran. */
  record: string | null;
  passport: string;
  sketch: Sketch;
  /** Minutes that it takes to enter the template's settings and to connect its services, if none is connected yet. */
  setup_minutes: number;
  fingerprint: string;
};

/**
 * A template folder. `read` returns its parsed files. Because parsing takes time, the caller does not call `read` for
 * an unchanged template.
 */
export type ListedTemplate = Pick<FolderTemplate, "path" | "fingerprint"> & {
  id: string;
  read: () => FolderTemplate;
};

export type KnownTemplates = Record<string, Pick<ListedTemplate, "id" | "fingerprint">>;

type Files = Pick<FolderTemplate, "workflow" | "guide" | "record"> & {
  metadata: string;
  passport: string | null;
};
type OnBroken = (path: string, why: string) => void;

/** Reads all folders `{folder}/{category}/{title}/`. `onBroken` gets the reason for each folder that cannot be read. */
export function readLibrary(folder: string, onBroken: OnBroken): FolderTemplate[] {
  return listLibrary(folder, {}, onBroken).map(({ read }) => read());
}

export function listLibrary(
  folder: string,
  known: KnownTemplates,
  onBroken: OnBroken,
): ListedTemplate[] {
  return eachTemplate(folder, onBroken, (path, files) => {
    const judge = () => ({ path, ...templateOf(files) });
    const same = known[checksumOf(files)];
    if (same) return { path, ...same, read: judge };
    const template = judge();
    return { path, ...identityOf(template), read: () => template };
  });
}

/**
 * Describes the templates in a folder. The build stores the result, so that a starting site parses only files that have
 * changed since the build.
 */
export function describeLibrary(folder: string): KnownTemplates {
  return Object.fromEntries(
    eachTemplate(
      folder,
      () => undefined,
      (_, files) => [checksumOf(files), identityOf(templateOf(files))] as const,
    ),
  );
}

function eachTemplate<T>(
  folder: string,
  onBroken: OnBroken,
  use: (path: string, files: Files) => T,
): T[] {
  return globSync("*/*/metadata.json", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const path = file.slice(0, -"/metadata.json".length);
      try {
        return [use(path, readFiles(join(folder, path)))];
      } catch (error) {
        onBroken(path, errorMessage(error));
        return [];
      }
    });
}

function readFiles(folder: string): Files {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const readIfThere = (name: string) => (existsSync(join(folder, name)) ? read(name) : null);
  return {
    metadata: read("metadata.json"),
    workflow: read("workflow.json"),
    guide: read("configuration.md"),
    record: readIfThere("run.json"),
    passport: readIfThere("passport.json"),
  };
}

/**
 * Parses and checks a template's files.
 * @throws Error if a file is wrong, or if passport.json is missing, belongs to other files, or says that a check failed
 */
function templateOf(files: Files): Omit<FolderTemplate, "path"> {
  const { metadata, workflow, guide, record, passport } = files;
  const texts = {
    "configuration.md": guide,
    "metadata.json": metadata,
    "run.json": record,
    "workflow.json": workflow,
  };
  readPassport(passport, texts, sha256);
  const runs = record === null ? null : RunRecord.parse(JSON.parse(record));
  const known = TemplateMetadata.parse(JSON.parse(metadata));
  const sketch = sketchOf(readWorkflow(JSON.parse(workflow)), known, runs);
  const setup_minutes = known.setup_minutes + connectingMinutes(known);
  return {
    metadata: known,
    workflow,
    guide,
    record,
    passport: passport ?? "",
    sketch,
    setup_minutes,
    fingerprint: checksumOf(files, JSON.stringify(sketch), String(setup_minutes)),
  };
}

function identityOf({ metadata: { id }, fingerprint }: Omit<FolderTemplate, "path">) {
  return { id, fingerprint };
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("hex")}`;
}

function checksumOf({ metadata, workflow, guide, record, passport }: Files, ...more: string[]) {
  return createHash("sha256")
    .update([metadata, workflow, guide, record, passport, ...more].join("\0"))
    .digest("base64url");
}
