import { z } from "zod";
import { Checksum, Tested } from "../facts/template-metadata.ts";
import { Variants } from "../record/run-record.ts";
import { PASSPORT_FILES } from "./files.ts";

const Names = z.array(z.string());

const Situation = z.strictObject({
  kind: z.enum(["normal", "rejected", "empty", "error"]),
  name: z.string(),
});

/** A message in a recorded run. The fields have the same meaning as in the type `Deed` (story/deeds.ts). */
const Message = z.strictObject({
  act: z.enum(["send", "draft", "approve", "answer"]),
  channel: z.string(),
  place: z.string(),
  subject: z.string(),
  text: z.string(),
  values: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});
export type PassportMessage = z.infer<typeof Message>;

/** An effect of a step outside n8n: the step sends a message, changes data, or calls a service in another way. */
const Effect = z.strictObject({
  act: Message.shape.act.or(z.enum(["add", "change", "remove", "call"])),
  channel: z.string(),
  service: z.string(),
  place: z.string(),
  /** Subject or first words of a message; "" if the step does anything else. */
  text: z.string(),
  /**
   * Whether the effect is a report of a failure: a message to the workflow's owner that the workflow sends only in runs
   * with a failure.
   */
  tells: z.boolean(),
});
export type PassportEffect = z.infer<typeof Effect>;

/** A step that uses a service, and what the workflow does if the service fails. */
const Failure = z.strictObject({
  step: z.string(),
  service: z.string(),
  /**
   * Last part of the step's node type, such as `gmail`. The site compares this value with the channel of the failure
   * report: if both are equal, the failing service itself would have to send the report.
   */
  channel: z.string(),
  /** Maximum number of times that n8n tries the step, the first time included. */
  tries: z.int().positive(),
  /**
   * Reaction of n8n if the step fails. `branch`: the steps for failures run. `on`: the run goes on as if nothing had
   * happened. `stop`: the run ends as failed.
   */
  outcome: z.enum(["branch", "on", "stop"]),
  /** Names of the steps that run right after the failure, if the outcome is `branch`; otherwise empty. */
  leadsTo: Names,
  /**
   * Whether the recorded runs show what happens after a failure. `played`: this step failed in a run. `handed`: this
   * step never failed, but it received an item on which an earlier step had failed. `unplayed`: neither happened.
   */
  state: z.enum(["played", "handed", "unplayed"]),
  /** Recorded test cases that show the failure (see `state`). `after`: effects of the later steps in that test case. */
  seen: z.array(
    z.strictObject({
      situation: z.string(),
      ended: z.enum(["success", "error"]),
      after: z.array(Effect),
    }),
  ),
  tells: z.array(z.strictObject({ channel: z.string(), place: z.string() })),
  /** Whether, in one recorded run, this step failed and the step that reports this failure to the owner failed too. */
  isTellingLost: z.boolean().default(false),
});

const Receiver = z.strictObject({
  company: z.string(),
  kind: z.enum(["service", "ai", "own"]),
  services: Names,
  hosts: Names,
  /**
   * Kinds of personal data that the template sends to the receiving company, according to the workflow file and the
   * recorded runs.
   */
  fields: Names,
  /** Names of form or data fields whose free text the recorded runs sent to the receiving company. */
  words: Names,
  /** Kind of free text that the template sends to the AI of the receiving company; null if it sends none. */
  texts: z.enum(["documents", "messages"]).nullable(),
  /**
   * Names of the columns and fields that the recorded runs filled in at the receiving company, such as columns of a
   * Google spreadsheet.
   */
  columns: Names.default([]),
  /**
   * `gives`: kinds of personal data that the receiving company's services returned to the workflow in recorded runs.
   * `givesWords`: names of the returned fields that contain text written by other people.
   */
  gives: Names,
  givesWords: Names,
  stores: z.boolean(),
  steps: Names,
});

/**
 * `passport.json`: what is proved about a template, how it is proved, and what nobody tried. `npm run templates:build`
 * writes the file.
 */
export const Passport = z.strictObject({
  format: z.literal(1),
  slug: z.string(),
  version: z.string(),
  verdict: z.enum(["green", "red"]),
  /** Mistakes that `npm run templates:check` found, as sentences. */
  findings: Names,
  /** Checksum of the text that `checksumsText` returns: the list of the checksums in `files`. */
  checksum: Checksum,
  files: z.record(z.enum(PASSPORT_FILES), Checksum),
  releases: Tested.shape.releases.or(z.tuple([])),
  /** Triggers: the steps that can start a run of the workflow. */
  starts: z.array(
    z.strictObject({
      step: z.string(),
      /** How many runs a month the step starts by its schedule; null for a step without a schedule. */
      runs: z.int().positive().nullable(),
      isForFailures: z.boolean(),
      isMailbox: z.boolean().default(false),
      /** `web`: another system sends n8n an event. `poll`: n8n asks a service for news. */
      kind: z
        .enum(["clock", "mailbox", "poll", "form", "chat", "web", "failure", "workflow"])
        .default("web"),
    }),
  ),
  /**
   * Steps that remove the items which an earlier run has already handled. `most`: maximum number of entries about
   * handled items that n8n stores for the step.
   */
  remembers: z.array(z.strictObject({ step: z.string(), most: z.int().positive() })).default([]),
  /**
   * `text`: what happens if the same input comes twice, according to the template's author. `situations`: recorded test
   * cases that prove it. Null if the author says nothing.
   */
  repeats: z.strictObject({ text: z.string(), situations: Names }).nullable().default(null),
  /** Whether a run may wait for a day or more, or for somebody's answer. */
  waits: z.boolean(),
  situations: z.array(Situation),
  /**
   * Numbers of additional test runs with changed data, such as special characters; null if there were none. `except`:
   * steps that behaved differently in these runs, and why the different behavior is right.
   */
  again: Variants.extend({
    except: z.array(z.strictObject({ step: z.string(), because: z.string() })),
  }).nullable(),
  /**
   * Result of the mutation test. It runs the test cases on mutants: copies of the workflow with one fault each.
   * `noticed`: number of mutants that change the result of a test case. `missed`: names of the mutants that change no
   * result. `harmless`: mutants whose fault makes no difference to anybody; `made`, the number of mutants, and `missed`
   * leave them out. Null if nobody has run the mutation test.
   */
  faults: z
    .strictObject({
      made: z.int().nonnegative(),
      noticed: z.int().nonnegative(),
      missed: Names,
      harmless: z.array(z.strictObject({ fault: z.string(), because: z.string() })),
    })
    .nullable(),
  /** Forms that were shown and messages that were sent in the recorded runs, by step. */
  messages: z.array(
    z.strictObject({
      step: z.string(),
      service: z.string(),
      /** Whether all messages of the step go to the owner of the workflow. */
      own: z.boolean(),
      /** Whether an earlier step asks somebody to approve something, and waits for the answer. */
      asks: z.boolean(),
      /**
       * Whether a language model wrote the message. `words`: in a recorded run, the message contained text from a
       * model. `behind`: a model runs before the message is sent, but no text from it was found. `none`: no model runs
       * before.
       */
      ai: z.enum(["none", "behind", "words"]).default("none"),
      seen: z.array(z.strictObject({ message: Message, situations: Names })).min(1),
    }),
  ),
  /**
   * Everything that the recorded runs added, changed or deleted in services, by step. `call`: a request whose effect is
   * unknown.
   */
  writes: z.array(
    z.strictObject({
      step: z.string(),
      service: z.string(),
      act: z.enum(["add", "change", "remove", "call"]),
      places: Names,
    }),
  ),
  receivers: z.array(Receiver),
  /** Open questions about where personal data goes, as sentences. The workflow file does not answer them. */
  unknown: Names,
  failures: z.array(Failure),
  /** Branches of the workflow that no recorded test case takes. `because`: the reason for this. */
  untried: z.array(z.strictObject({ branch: z.string(), because: z.string() })),
});
export type Passport = z.infer<typeof Passport>;
export type Failure = Passport["failures"][number];
export type Receiver = Passport["receivers"][number];
export type Sender = Passport["messages"][number];
export type Write = Passport["writes"][number];
