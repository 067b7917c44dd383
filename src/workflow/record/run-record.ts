import { z } from "zod";

const Checksum = z.string().regex(/^sha256-[0-9a-f]{64}$/);
/** An index of `values`. */
const Value = z.int().nonnegative();

const Step = z.strictObject({
  node: z.string(),
  /** The origin of the items of each input: index of the step in its case, and its output. */
  from: z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()])),
  out: z.array(z.array(Value)),
  /** Parameters for each item, only in steps that would have contacted a service. */
  told: z.array(Value).optional(),
  /** Requests, only in steps whose HTTP request or email was really sent, to a server that recorded it. */
  sent: z.array(Value).optional(),
  /** The step's sub-nodes (model, memory, tools) by name, with the parameters they got. */
  parts: Value.optional(),
  /** Number of tries, only in steps that n8n tried more than once. */
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

/** How many faults, seeded one at a time, the cases detected. */
const Score = z.strictObject({
  /** Checksums of `workflow.json`, and of the cases that had to detect the faults. */
  workflow: Checksum,
  fixtures: Checksum,
  /** Counts by kind of fault, and by kind of node. */
  kinds: z.record(z.string(), Count),
  places: z.record(z.string(), Count),
  missed: z.array(z.string()),
  equivalent: z.array(z.strictObject({ fault: z.string(), because: z.string() })),
});

/** `run.json`: the results of every case of `fixtures.json` in the real n8n. */
export const RunRecord = z.strictObject({
  format: z.literal(1),
  workflow: Checksum,
  fixtures: Checksum,
  /** The template's version, as in its changelog. */
  version: z.string(),
  /** Releases of n8n in which the workflow ran, and when: first the release of this record, then older ones. */
  tried: z
    .array(
      z.strictObject({
        n8n: z.string(),
        on: z.iso.date(),
        /** The cases that had another result in that release, and the differences. */
        otherwise: z.array(z.strictObject({ case: z.string(), how: z.array(z.string()).min(1) })),
      }),
    )
    .min(1),
  clock: z.iso.datetime(),
  /** Next start times of scheduled triggers, in the local time of `zone`, or of n8n's own zone without one. */
  due: z.array(
    z.strictObject({ node: z.string(), zone: z.string().optional(), times: z.array(z.string()) }),
  ),
  triggers: z.record(z.string(), Value),
  cases: z.array(Case).min(1),
  score: Score.optional(),
  /** How many cases ran again with other values than the examples, with several items, and with signs to be escaped. */
  variants: z
    .strictObject({
      values: z.int().nonnegative(),
      items: z.int().nonnegative(),
      signs: z.int().nonnegative(),
    })
    .optional(),
  /** Every item and every set of parameters, stored once; a shortened text ends with the length that was left out. */
  values: z.array(z.json()),
});
export type RunRecord = z.infer<typeof RunRecord>;
export type MutationScore = z.infer<typeof Score>;

/** The largest allowed record, in bytes. */
export const MAX_RECORD_SIZE = 105_000;
