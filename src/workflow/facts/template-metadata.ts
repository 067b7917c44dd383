import { z } from "zod";

export const COMPLEXITIES = ["simple", "medium", "advanced"] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** The only entry in `industries` of a template that is made for no particular industry. */
export const ANY_BUSINESS = "Any business";

export const WrittenMetadata = z.object({
  id: z.uuid("The id is a UUID that never changes."),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "The slug is lowercase words joined by hyphens.")
    .max(60),
  /** Earlier slugs and folders (`category/title`) of the template. The site redirects their URLs to the present URL. */
  former_addresses: z
    .array(z.string().regex(/^[a-z0-9_-]+(\/[a-z0-9_-]+)?$/))
    .min(1)
    .optional(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "The version has three numbers, such as 1.0.0."),
  title: z.string().min(10).max(80, "The title has at most 80 characters."),
  summary: z.string().min(40).max(200, "The summary has 40 to 200 characters."),
  outcome: z.string().min(20).max(140, "The outcome has 20 to 140 characters."),
  description: z.string().min(200).max(2500),
  category: z
    .array(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/))
    .min(1)
    .max(3),
  tools: z.array(z.string().min(1)).min(1).max(8),
  features: z.array(z.string().min(3).max(120)).min(3).max(8),
  industries: z.array(z.string().min(1)).min(1).max(9),
  /**
   * Example sentences by people who need this template. The search and the assistant learn from them when to suggest
   * it.
   */
  asked: z.array(z.string().min(8).max(200)).min(3).max(20).optional(),
  setup_minutes: z.int().min(5).max(120),
  /**
   * Name of the thing that the workflow handles one by one, such as "lead". `time_saved_minutes_per_case`: minutes that
   * the workflow saves for each such thing. `typical_cases_per_month`: usual number of these things a month.
   */
  case: z.string().min(3).max(40),
  time_saved_minutes_per_case: z.int().positive().max(240),
  typical_cases_per_month: z.int().positive().max(20000),
  /**
   * `text` says what happens if the same input comes twice, or if a run starts twice. `cases`: names of the test cases
   * in `fixtures.json` that prove this.
   */
  repeats: z
    .object({ text: z.string().min(40).max(300), cases: z.array(z.string()).max(4) })
    .optional(),
  author: z.string().min(1).optional(),
  licence: z.string().min(1),
  created_at: z.iso.datetime("Dates are ISO timestamps such as 2026-11-20T09:00:00Z."),
  updated_at: z.iso.datetime("Dates are ISO timestamps such as 2026-11-20T09:00:00Z."),
  changelog: z
    .array(z.object({ version: z.string(), date: z.iso.date(), changes: z.string().min(5) }))
    .min(1),
});
export type WrittenMetadata = z.infer<typeof WrittenMetadata>;

const Port = z.object({
  kind: z.string(),
  label: z.string().optional(),
  required: z.boolean().optional(),
});

export const Checksum = z.string().regex(/^sha256-[0-9a-f]{64}$/);

const Count = z.object({ made: z.int().nonnegative(), noticed: z.int().nonnegative() });

export const Tested = z.object({
  situations: z.int().positive(),
  releases: z
    .array(
      z.object({
        n8n: z.string(),
        on: z.iso.date(),
        /**
         * Number of recorded test cases whose results in this n8n release differ from those in the newest release.
         * `deviations`: the differences as phrases, such as "“Tell sales” does not run".
         */
        otherwise: z.int().nonnegative(),
        deviations: z
          .array(z.object({ situation: z.string(), how: z.array(z.string()) }))
          .default([]),
      }),
    )
    .min(1),
  /**
   * Result of the mutation test. It runs the test cases on mutants: copies of the workflow with one fault each. `made`:
   * number of mutants, without those whose fault makes no difference to anybody. `noticed`: number of mutants that
   * change the result of a test case. Null if nobody has run the test.
   */
  faults: Count.nullable(),
});
export type Tested = z.infer<typeof Tested>;

/** Metadata that `npm run templates:build` derives from the template's files. */
export const DerivedMetadata = z.object({
  platform: z.literal("n8n"),
  /** The newest n8n release in which the template ran, such as `n8n 2.41.1`; null if it never ran. */
  tested_with: z.string().nullable(),
  tested: Tested.nullable(),
  trigger: z.object({ node: z.string(), type: z.string(), label: z.string() }),
  nodes: z.array(
    z.object({ type: z.string(), label: z.string(), count: z.int().positive(), core: z.boolean() }),
  ),
  credentials: z.array(
    z.object({
      type: z.string(),
      label: z.string(),
      scopes: z.array(z.string()),
      nodes: z.array(z.string()).default([]),
    }),
  ),
  placeholders: z.array(z.object({ node: z.string(), path: z.string(), label: z.string() })),
  hosts: z.array(z.string()),
  complexity: z.object({
    level: z.enum(COMPLEXITIES),
    reasons: z.array(z.string()),
  }),
  error_handling: z.object({
    error_outputs: z.int().nonnegative(),
    retries: z.int().nonnegative(),
    error_trigger: z.boolean(),
    summary: z.string(),
  }),
  /**
   * Ports by node name. A node with only one main input and one main output is left out, because the site's scripts
   * take these two ports as the default.
   */
  ports: z.record(z.string(), z.object({ in: z.array(Port), out: z.array(Port) })),
  /** Checksum of workflow.json. */
  checksum: Checksum,
});
export type DerivedMetadata = z.infer<typeof DerivedMetadata>;

export const TemplateMetadata = WrittenMetadata.extend(DerivedMetadata.shape);
export type TemplateMetadata = z.infer<typeof TemplateMetadata>;
