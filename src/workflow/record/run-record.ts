import { z } from "zod";

const Checksum = z.string().regex(/^sha256-[0-9a-f]{64}$/);
/** Place in `values`. */
const Value = z.int().nonnegative();

const Step = z.strictObject({
  node: z.string(),
  /** Where its items came from, one pair for each input: place of the step in its case, output. */
  from: z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()])),
  out: z.array(z.array(Value)),
  /** Only of a step that would have contacted somebody: what it was told, for each item. */
  told: z.array(Value).optional(),
  /** Only of HTTP requests and mails that really went out, to a server that recorded them. */
  sent: z.array(Value).optional(),
  /** The parts it works with (model, memory, tools), by name, and what they were told. */
  parts: Value.optional(),
  /** Only where n8n had to ask more than once: how often, a service that fails until the last of its tries. */
  tries: z.int().positive().optional(),
  error: z.string().optional(),
});

const Case = z.strictObject({
  name: z.string(),
  trigger: z.string(),
  status: z.enum(["success", "error"]),
  error: z.string().optional(),
  steps: z.array(Step),
});

const Count = z.strictObject({ made: z.int().nonnegative(), noticed: z.int().nonnegative() });

/** How many faults, put in one at a time, changed what the cases show. */
const Score = z.strictObject({
  /** Of the file, and of the cases that had to show them. */
  workflow: Checksum,
  fixtures: Checksum,
  /** By kind of fault, and by what the node is that has it. */
  kinds: z.record(z.string(), Count),
  places: z.record(z.string(), Count),
  missed: z.array(z.string()),
  equivalent: z.array(z.strictObject({ fault: z.string(), because: z.string() })),
});

/** `run.json`: what a workflow did in the real n8n in every case of its `fixtures.json`. */
export const RunRecord = z.strictObject({
  format: z.literal(1),
  workflow: Checksum,
  fixtures: Checksum,
  /** Of the template, in whose changelog it stands. */
  version: z.string(),
  /** Where it ran and on which day: first the release of this record, then older ones. */
  tried: z
    .array(
      z.strictObject({
        n8n: z.string(),
        on: z.iso.date(),
        /** The cases that went another way there, and what was different. */
        otherwise: z.array(z.strictObject({ case: z.string(), how: z.array(z.string()).min(1) })),
      }),
    )
    .min(1),
  clock: z.iso.datetime(),
  /** When triggers with a timetable start next; local time of `zone`, else of whichever zone n8n is set to. */
  due: z.array(
    z.strictObject({ node: z.string(), zone: z.string().optional(), times: z.array(z.string()) }),
  ),
  triggers: z.record(z.string(), Value),
  cases: z.array(Case).min(1),
  score: Score.optional(),
  /** Every item and everything that was told, once; long texts end in how much was left out. */
  values: z.array(z.json()),
});
export type RunRecord = z.infer<typeof RunRecord>;
export type MutationScore = z.infer<typeof Score>;

/** Of a record, in bytes. */
export const MAX_RECORD_SIZE = 105_000;
