import { z } from "zod";

const Checksum = z.string().regex(/^sha256-[0-9a-f]{64}$/);
/** An index in the record's list `values`. The record stores each value once, in that list. */
const Value = z.int().nonnegative();

const Step = z.strictObject({
  node: z.string(),
  /** For each input, where its items come from: index of an earlier step of the case, and number of its output. */
  from: z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()])),
  out: z.array(z.array(Value)),
  /** For steps that would contact a service: for each item, the parameters of the request that the step would send. */
  told: z.array(Value).optional(),
  /** Requests and emails that the step really sent. A server of the test received and recorded them. */
  sent: z.array(Value).optional(),
  /** The step's sub-nodes (model, memory, tools), with the parameters that they received. */
  parts: Value.optional(),
  /** How often n8n tried the step, if more than once. */
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

/** The result of a test that puts faults into the workflow one at a time, and counts how many the cases notice. */
const Score = z.strictObject({
  /** Checksums of `workflow.json`, and of the cases that were to notice the faults. */
  workflow: Checksum,
  fixtures: Checksum,
  /** The same numbers for each kind of fault (`kinds`), and for each kind of node (`places`). */
  kinds: z.record(z.string(), Count),
  places: z.record(z.string(), Count),
  missed: z.array(z.string()),
  equivalent: z.array(z.strictObject({ fault: z.string(), because: z.string() })),
});

/** `run.json`: what happened in the real n8n in every case of `fixtures.json`. */
export const RunRecord = z.strictObject({
  format: z.literal(1),
  workflow: Checksum,
  fixtures: Checksum,
  /** Version of the template, as in its changelog. */
  version: z.string(),
  /**
   * n8n releases in which the workflow ran, with the date. The first is the release in which this record was made;
   * older releases follow.
   */
  tried: z
    .array(
      z.strictObject({
        n8n: z.string(),
        on: z.iso.date(),
        /**
         * Cases that had a different result in that n8n release than in this record, with the differences as sentences.
         */
        otherwise: z.array(z.strictObject({ case: z.string(), how: z.array(z.string()).min(1) })),
      }),
    )
    .min(1),
  clock: z.iso.datetime(),
  /**
   * Next times at which triggers with a schedule start. `zone`: time zone of these times; if missing, n8n's default
   * time zone.
   */
  due: z.array(
    z.strictObject({ node: z.string(), zone: z.string().optional(), times: z.array(z.string()) }),
  ),
  triggers: z.record(z.string(), Value),
  cases: z.array(Case).min(1),
  score: Score.optional(),
  /** How many cases were run again: with other values, with several items, with special characters. */
  variants: z
    .strictObject({
      values: z.int().nonnegative(),
      items: z.int().nonnegative(),
      signs: z.int().nonnegative(),
    })
    .optional(),
  /** Every item and every set of parameters, once. A shortened text ends with the number of characters left out. */
  values: z.array(z.json()),
});
export type RunRecord = z.infer<typeof RunRecord>;
export type MutationScore = z.infer<typeof Score>;

/** Maximum size of the file, in bytes. */
export const MAX_RECORD_SIZE = 105_000;
