import { z } from "zod";
import { Tested } from "../facts/template-metadata.ts";
import { PASSPORT_FILES, type PassportFile } from "./files.ts";

const Checksum = z.string().regex(/^sha256-[0-9a-f]{64}$/);
const Names = z.array(z.string());

const Situation = z.strictObject({
  kind: z.enum(["normal", "rejected", "empty", "error"]),
  name: z.string(),
});

/** A message as its receiver reads it. The fields are those of a `Deed`. */
const Message = z.strictObject({
  act: z.enum(["send", "draft", "approve", "answer"]),
  channel: z.string(),
  place: z.string(),
  subject: z.string(),
  text: z.string(),
  values: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});
export type PassportMessage = z.infer<typeof Message>;

/** An act of a step outside n8n. For a message, `text` holds its first words; any other act has a place only. */
const Effect = z.strictObject({
  act: Message.shape.act.or(z.enum(["add", "change", "remove", "call"])),
  channel: z.string(),
  /** n8n's name of the service, such as "Google Sheets". */
  service: z.string(),
  place: z.string(),
  /** Subject or first words of a message; "" for any other act. */
  text: z.string(),
  /** Whether the act tells the owner of a failure: a message to the owner that is sent only in runs with a failure. */
  tells: z.boolean(),
});
export type PassportEffect = z.infer<typeof Effect>;

/** A step that sends something to a service, and what the workflow does if the service fails. */
const Failure = z.strictObject({
  step: z.string(),
  service: z.string(),
  /**
   * Last part of the step's type, such as `gmail`. A message about the step's failure must not take the same channel.
   */
  channel: z.string(),
  /** How often n8n tries the step, counting the first time. */
  tries: z.int().positive(),
  /**
   * The reaction of n8n to the failure. `branch`: the steps for failures run. `on`: the run goes on as if nothing had
   * happened. `stop`: the run ends as failed.
   */
  outcome: z.enum(["branch", "on", "stop"]),
  /** Names of the first steps that run after the failure; empty unless the outcome is `branch`. */
  leadsTo: Names,
  /**
   * Evidence from the recorded runs. `played`: in some run this step failed. `handed`: this step never failed, but got
   * an item on which an earlier step had failed. `unplayed`: neither happened.
   */
  state: z.enum(["played", "handed", "unplayed"]),
  /** Situations in which the step failed, or got such an item (see `handed`), with what later steps then did. */
  seen: z.array(
    z.strictObject({
      situation: z.string(),
      ended: z.enum(["success", "error"]),
      after: z.array(Effect),
    }),
  ),
  /** Receivers to whom the workflow reports the failure, such as `{ channel: "gmail", place: "me@example.com" }`. */
  tells: z.array(z.strictObject({ channel: z.string(), place: z.string() })),
  /** Whether in some situation the message that should report the step's failure failed as well. */
  isTellingLost: z.boolean().default(false),
});

const Receiver = z.strictObject({
  company: z.string(),
  kind: z.enum(["service", "ai", "own"]),
  /** n8n's names of the company's services that the template uses, such as "Gmail". */
  services: Names,
  hosts: Names,
  /** Kinds of personal data that the company receives, according to the workflow file or a recorded run. */
  fields: Names,
  /** Names of fields in which the company received text by other people in the recorded runs. */
  words: Names,
  /**
   * Kind of free text that goes to an AI model, an embedding or a vector store, whatever it says; null if none does.
   */
  texts: z.enum(["documents", "messages"]).nullable(),
  /** Names of the columns and fields that the workflow wrote at this company in the recorded runs. */
  columns: Names.default([]),
  /** Kinds of personal data that the company returned in the runs. `givesWords`: fields with text by other people. */
  gives: Names,
  givesWords: Names,
  stores: z.boolean(),
  steps: Names,
});

/**
 * `passport.json`: what is proved about a template, how, and what nobody tried. `npm run templates:build` writes it.
 */
export const Passport = z.strictObject({
  format: z.literal(1),
  slug: z.string(),
  version: z.string(),
  verdict: z.enum(["green", "red"]),
  /** Sentences about faults that `npm run templates:check` found; empty if the verdict is green. */
  findings: Names,
  /** Checksum of `checksumsText`, the list of all files' checksums. It changes with any file. */
  checksum: Checksum,
  files: z.record(z.enum(PASSPORT_FILES), Checksum),
  releases: Tested.shape.releases.or(z.tuple([])),
  /** Steps by which a run of the workflow can start. */
  starts: z.array(
    z.strictObject({
      step: z.string(),
      /** How often a month the step starts a run by its schedule; null for a step without one. */
      runs: z.int().positive().nullable(),
      /** Whether the step starts a run when another run has failed. */
      isForFailures: z.boolean(),
      /** Whether the step starts a run for every email that arrives. */
      isMailbox: z.boolean().default(false),
      /** Kind of the start. `web`: another system reports to n8n. `poll`: n8n asks a service for news. */
      kind: z
        .enum(["clock", "mailbox", "poll", "form", "chat", "web", "failure", "workflow"])
        .default("web"),
    }),
  ),
  /**
   * Steps with which the workflow remembers what it has handled, each with the maximum number of entries that n8n
   * keeps.
   */
  remembers: z.array(z.strictObject({ step: z.string(), most: z.int().positive() })).default([]),
  /** The author's text on what happens if the same input comes twice, and situations that show it; null if unknown. */
  repeats: z.strictObject({ text: z.string(), situations: Names }).nullable().default(null),
  /** Whether a run may wait, for a day or more or for somebody's answer. */
  waits: z.boolean(),
  situations: z.array(Situation),
  /** How many situations ran again with other values, several items or special characters; null if none did. */
  again: z
    .strictObject({
      values: z.int().nonnegative(),
      items: z.int().nonnegative(),
      signs: z.int().nonnegative(),
      /** Steps that behaved differently in the runs with changed data, each with the reason why that is no fault. */
      except: z.array(z.strictObject({ step: z.string(), because: z.string() })),
    })
    .nullable(),
  /**
   * How many faults the tests put into the workflow, and how many of them its cases noticed; null if none was put in.
   */
  faults: z
    .strictObject({
      made: z.int().nonnegative(),
      noticed: z.int().nonnegative(),
      missed: Names,
      harmless: z.array(z.strictObject({ fault: z.string(), because: z.string() })),
    })
    .nullable(),
  /** Forms and messages that the recorded runs showed or sent, each different one once, by step. */
  messages: z.array(
    z.strictObject({
      step: z.string(),
      service: z.string(),
      /** Whether all messages of the step go to the owner of the workflow. */
      own: z.boolean(),
      /** Whether an earlier step asks somebody to approve the message, and waits for the answer. */
      asks: z.boolean(),
      /**
       * Whether an AI model wrote the message. `words`: in a recorded run, the message contained words of a language
       * model. `behind`: a model only runs before the message is sent. `none`: neither.
       */
      ai: z.enum(["none", "behind", "words"]).default("none"),
      seen: z.array(z.strictObject({ message: Message, situations: Names })).min(1),
    }),
  ),
  /** Everything that the recorded runs added, changed or deleted, by step. */
  writes: z.array(
    z.strictObject({
      step: z.string(),
      service: z.string(),
      act: z.enum(["add", "change", "remove", "call"]),
      places: Names,
    }),
  ),
  receivers: z.array(Receiver),
  /** Sentences about where personal data goes, as far as the template's files do not show it. */
  unknown: Names,
  failures: z.array(Failure),
  /** Branches of the workflow that no situation takes, each with the reason. */
  untried: z.array(z.strictObject({ branch: z.string(), because: z.string() })),
});
export type Passport = z.infer<typeof Passport>;

type Sums = Passport["files"];
type Hash = (text: string) => string;

/** Writes the checksums of the files as `sha256sum` prints them, sorted by name. */
export function checksumsText(files: Sums): string {
  return PASSPORT_FILES.map((name) => `${files[name].replace("sha256-", "")}  ${name}\n`).join("");
}

/** Computes the checksums of a template's files. @param hash returns `sha256-` and the hex digits for a text */
export function checksumsOf(
  texts: Record<PassportFile, string>,
  hash: Hash,
): Pick<Passport, "checksum" | "files"> {
  const files = Object.fromEntries(PASSPORT_FILES.map((name) => [name, hash(texts[name])])) as Sums;
  return { files, checksum: hash(checksumsText(files)) };
}

/**
 * Parses passport.json and compares it with the template's files.
 * @throws Error with a sentence that says why the site must not offer the template
 */
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

/** Parses JSON. @returns undefined if the text is not JSON */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
