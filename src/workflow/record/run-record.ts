import { z } from "zod";
import { Checksum } from "../facts/template-metadata.ts";

/** Index of a value in the list `values` of the record. The list contains equal values only once. */
const Value = z.int().nonnegative();

const Step = z.strictObject({
  node: z.string(),
  /**
   * For each input of the step, two numbers that say where its items come from: the index of an earlier step in the
   * same test case, and the number of an output of that step.
   */
  from: z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()])),
  out: z.array(z.array(Value)),
  /**
   * For each item, the parameters of the request that the step makes to its service. In the recorded run, the request
   * does not reach the real service. Missing for steps without a service.
   */
  told: z.array(Value).optional(),
  /** HTTP requests and emails that the step really sent. A local server received them. */
  sent: z.array(Value).optional(),
  /** The step's sub-nodes (AI model, memory, tools), with the parameters that each of them got. */
  parts: Value.optional(),
  /** How often n8n tried to run the step. Missing if n8n tried it once. */
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

/**
 * Result of the mutation test. It runs the test cases on mutants (copies of the workflow with one fault each), to see
 * whether the cases notice the faults.
 */
const Score = z.strictObject({
  workflow: Checksum,
  fixtures: Checksum,
  /**
   * Numbers of mutants by kind of fault, without those in `equivalent`. `places`: the same mutants, counted by kind of
   * the node with the fault.
   */
  kinds: z.record(z.string(), Count),
  places: z.record(z.string(), Count),
  missed: z.array(z.string()),
  equivalent: z.array(z.strictObject({ fault: z.string(), because: z.string() })),
});

/**
 * Number of additional test runs with changed data. `values`: with other example values. `items`: with several items.
 * `signs`: with special characters.
 */
export const Variants = z.strictObject({
  values: z.int().nonnegative(),
  items: z.int().nonnegative(),
  signs: z.int().nonnegative(),
});

/** `run.json`: what happened in the real n8n, in every test case of `fixtures.json`. */
export const RunRecord = z.strictObject({
  format: z.literal(1),
  workflow: Checksum,
  fixtures: Checksum,
  version: z.string(),
  /**
   * n8n releases in which the workflow ran, each with the date. The first is the release in which this record was made;
   * older ones follow.
   */
  tried: z
    .array(
      z.strictObject({
        n8n: z.string(),
        on: z.iso.date(),
        /** Test cases whose result in the above release `n8n` differs from this record. `how`: the differences. */
        otherwise: z.array(z.strictObject({ case: z.string(), how: z.array(z.string()).min(1) })),
      }),
    )
    .min(1),
  clock: z.iso.datetime(),
  /**
   * Next start times of the triggers that have a schedule. `zone`: time zone of these times; missing if n8n's default
   * time zone applies.
   */
  due: z.array(
    z.strictObject({ node: z.string(), zone: z.string().optional(), times: z.array(z.string()) }),
  ),
  triggers: z.record(z.string(), Value),
  cases: z.array(Case).min(1),
  score: Score.optional(),
  variants: Variants.optional(),
  /**
   * All items and all parameters of the steps. Equal values are stored once. A shortened text ends with the number of
   * characters that are missing.
   */
  values: z.array(z.json()),
});
export type RunRecord = z.infer<typeof RunRecord>;
export type MutationScore = z.infer<typeof Score>;

/** Maximum size of `run.json`, in bytes. */
export const MAX_RECORD_SIZE = 105_000;
