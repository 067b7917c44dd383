import { z } from "zod";
import { Tested } from "../facts/template-metadata.ts";
import { PASSPORT_FILES, type PassportFile } from "./files.ts";

const Checksum = z.string().regex(/^sha256-[0-9a-f]{64}$/);
const Names = z.array(z.string());

const Situation = z.strictObject({
  kind: z.enum(["normal", "rejected", "empty", "error"]),
  name: z.string(),
});

/** A message as its reader gets it; the fields are those of a `Deed`. */
const Message = z.strictObject({
  act: z.enum(["send", "draft", "approve", "answer"]),
  channel: z.string(),
  place: z.string(),
  subject: z.string(),
  text: z.string(),
  values: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});
export type PassportMessage = z.infer<typeof Message>;

/** An act of a step outside n8n, in short: a message by its recipient and first words, any other by its place. */
const Effect = z.strictObject({
  act: Message.shape.act.or(z.enum(["add", "change", "remove", "call"])),
  channel: z.string(),
  /** n8n's name of what was used, such as "Google Sheets". */
  service: z.string(),
  place: z.string(),
  /** Subject or first words of a message; else "". */
  text: z.string(),
  /** Whether it tells the owner: a message to an own address that no run without a failure sent. */
  tells: z.boolean(),
});
export type PassportEffect = z.infer<typeof Effect>;

/** A step that contacts a service, and what happens when the service fails. */
const Failure = z.strictObject({
  step: z.string(),
  service: z.string(),
  /** The end of the step's type, such as `gmail`: what tells somebody by the same channel fails with it. */
  channel: z.string(),
  /** How often n8n tries, the first time included. */
  tries: z.int().positive(),
  /** `branch`: goes on by the steps for failures; `on`: goes on as if nothing was; `stop`: the run ends as failed. */
  outcome: z.enum(["branch", "on", "stop"]),
  /** The first steps for failures; empty unless the outcome is `branch`. */
  leadsTo: Names,
  /** `played`: it failed in a recorded run; `handed`: it got an entry on which an earlier step had failed. */
  state: z.enum(["played", "handed", "unplayed"]),
  /** The situations of that state, and what the steps behind it then did. */
  seen: z.array(
    z.strictObject({
      situation: z.string(),
      ended: z.enum(["success", "error"]),
      after: z.array(Effect),
    }),
  ),
  /** Whom the recorded runs told, such as `{ channel: "gmail", place: "office@example.com" }`. */
  tells: z.array(z.strictObject({ channel: z.string(), place: z.string() })),
});

const Receiver = z.strictObject({
  company: z.string(),
  kind: z.enum(["service", "ai", "own"]),
  /** n8n's names of what is used there, such as "Gmail". */
  services: Names,
  hosts: Names,
  /** Kinds of personal data that reach it: as the file names them, or as a recorded run sent them. */
  fields: Names,
  /** Names of fields whose text, in other people's words, reached it in the recorded runs. */
  words: Names,
  /** Free text that an AI model, an embedding or a vector store is given, whatever it says; null: none. */
  texts: z.enum(["documents", "messages"]).nullable(),
  /** Kinds of personal data, and fields with other people's words, that it handed over in the recorded runs. */
  gives: Names,
  givesWords: Names,
  stores: z.boolean(),
  steps: Names,
});

/** `passport.json`: what was proved about a template, how, and what was not. Made by `templates:build`. */
export const Passport = z.strictObject({
  format: z.literal(1),
  slug: z.string(),
  version: z.string(),
  verdict: z.enum(["green", "red"]),
  /** Sentences of `templates:check`; empty for a green one. */
  findings: Names,
  /** Stands for all files: the checksum of `checksumsText`. */
  checksum: Checksum,
  files: z.record(z.enum(PASSPORT_FILES), Checksum),
  releases: Tested.shape.releases.or(z.tuple([])),
  /** The steps that start a run. */
  starts: z.array(
    z.strictObject({
      step: z.string(),
      /** Times a month, when it goes by the clock; else null. */
      runs: z.int().positive().nullable(),
      /** Whether the step starts a run when another run has failed. */
      isForFailures: z.boolean(),
    }),
  ),
  /** Whether a run can wait for a day or for somebody's answer. */
  waits: z.boolean(),
  situations: z.array(Situation),
  /** How many situations were played again with other data; null: none. */
  again: z
    .strictObject({
      values: z.int().nonnegative(),
      items: z.int().nonnegative(),
      signs: z.int().nonnegative(),
      /** Where one of them behaved otherwise, and why that is no fault. */
      except: z.array(z.strictObject({ step: z.string(), because: z.string() })),
    })
    .nullable(),
  /** null: nobody put faults in. */
  faults: z
    .strictObject({
      made: z.int().nonnegative(),
      noticed: z.int().nonnegative(),
      missed: Names,
      harmless: z.array(z.strictObject({ fault: z.string(), because: z.string() })),
    })
    .nullable(),
  /** Every message of the recorded runs, each once, by the step that sends it. */
  messages: z.array(
    z.strictObject({
      step: z.string(),
      service: z.string(),
      /** Whether all of them go to addresses of the owner's own. */
      own: z.boolean(),
      /** Whether a step before it asks somebody and waits for the answer. */
      asks: z.boolean(),
      seen: z.array(z.strictObject({ message: Message, situations: Names })).min(1),
    }),
  ),
  /** Lists what the recorded runs wrote, changed or deleted, by step. */
  writes: z.array(
    z.strictObject({
      step: z.string(),
      service: z.string(),
      act: z.enum(["add", "change", "remove", "call"]),
      places: Names,
    }),
  ),
  receivers: z.array(Receiver),
  /** Sentences on where the data of people goes and the files do not say. */
  unknown: Names,
  failures: z.array(Failure),
  /** Ways of the workflow that no situation takes, and the reason. */
  untried: z.array(z.strictObject({ branch: z.string(), because: z.string() })),
});
export type Passport = z.infer<typeof Passport>;

type Sums = Passport["files"];
type Hash = (text: string) => string;

/** The lines of `sha256sum` for these files, in the order of their names. */
export function checksumsText(files: Sums): string {
  return PASSPORT_FILES.map((name) => `${files[name].replace("sha256-", "")}  ${name}\n`).join("");
}

/** @param hash `sha256-` and the hex digest of a text */
export function checksumsOf(
  texts: Record<PassportFile, string>,
  hash: Hash,
): Pick<Passport, "checksum" | "files"> {
  const files = Object.fromEntries(PASSPORT_FILES.map((name) => [name, hash(texts[name])])) as Sums;
  return { files, checksum: hash(checksumsText(files)) };
}

/** @throws Error with a sentence that says why the site must not offer the template */
export function readPassport(
  text: string | null,
  texts: Record<PassportFile, string | null>,
  hash: Hash,
): Passport {
  if (text === null) throw new Error("It has no passport.json.");
  const read = Passport.safeParse(parsed(text));
  if (!read.success) {
    const [first] = read.error.issues;
    throw new Error(`passport.json cannot be read (${first?.path.join(".")}: ${first?.message}).`);
  }
  const { verdict, findings, files, checksum } = read.data;
  const other = PASSPORT_FILES.filter((name) => files[name] !== hash(texts[name] ?? ""));
  if (other.length > 0) throw new Error(`Its passport is of another ${other.join(", ")}.`);
  if (checksum !== hash(checksumsText(files)))
    throw new Error("The checksum of its passport is not that of its files.");
  if (verdict === "red") throw new Error(`Its passport is red: ${findings.join(" ")}`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
