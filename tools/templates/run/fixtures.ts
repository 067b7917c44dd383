import { z } from "zod/v4";
import type { TemplateFolder } from "../library/template-folder.ts";

/** A cell of a spreadsheet. `shown`, the text that people see, may differ from the value. */
const Cell = z.union([
  z.string(),
  z.number(),
  z.strictObject({ value: z.union([z.string(), z.number()]), shown: z.string() }),
]);

const Item = z.record(z.string(), z.unknown());

export const FixtureCase = z.strictObject({
  /** Name of the case. It begins with `normal:`, `rejected:`, `empty:` or `error:`. */
  name: z
    .string()
    .regex(
      /^(normal|rejected|empty|error): .{10,}/,
      'A case is named "normal: …", "rejected: …", "empty: …" or "error: …".',
    ),
  trigger: z.string(),
  /** Time of the run, from which dates are counted. If missing, that of `clock.ts`. */
  clock: z.iso.datetime().optional(),
  /** For each node that is not run, the items that it outputs. `@today+2` and `@now-3h` stand for dates in UTC. */
  pin: z.record(z.string(), z.array(Item)),
  /**
   * Files that belong to the items of a pinned node. For each item, the name of each file by property, such as
   * `invoice.pdf (application/pdf)`.
   */
  files: z
    .record(z.string(), z.array(z.record(z.string(), z.string().regex(/^.+ \([^()]+\)$/))))
    .optional(),
  /**
   * For a pinned node that runs several times in a loop, or that gives several answers to one item: for each item that
   * arrives, in all turns, how many of the pinned items answer it.
   */
  shares: z.record(z.string(), z.array(z.int().nonnegative())).optional(),
  /**
   * The rows of each sheet, the first with headings. Google Sheets nodes that are not pinned run n8n's own code on
   * these rows.
   */
  sheets: z.record(z.string(), z.array(z.array(Cell))).optional(),
  ran: z.array(z.string()).min(1),
  notRan: z.array(z.string()),
  json: z.record(z.string(), Item),
  /** How many items a node output in its last turn, counting all its outputs. */
  items: z.record(z.string(), z.int().nonnegative()).optional(),
  /** How the run has to end. `error`: it stops in a Stop and Error node. */
  status: z.enum(["success", "error"]).optional(),
});
export type FixtureCase = z.infer<typeof FixtureCase>;

export const Fixtures = z.strictObject({
  cases: z.array(FixtureCase).min(4),
  /** Names of faults of `templates:mutate` that make no difference to anybody, each with the reason. */
  equivalent: z
    .array(z.strictObject({ fault: z.string(), because: z.string().min(20) }))
    .default([]),
  /** Names, as in `templates:check`, of branches that no case can take, each with the reason. */
  untried: z.array(z.strictObject({ branch: z.string(), because: z.string().min(20) })).default([]),
  /** Accepted findings of the runs with other data. Each has its kind, the step that shows it, and the reason. */
  variants: z
    .array(
      z.strictObject({
        kind: z.enum(["values", "items", "signs"]),
        step: z.string(),
        because: z.string().min(20),
      }),
    )
    .default([]),
});
export type Fixtures = z.infer<typeof Fixtures>;

/** Reads the cases of a template; null if there are none, or if their format is outdated. */
export function readFixtures(template: TemplateFolder): Fixtures | null {
  try {
    return Fixtures.parse(JSON.parse(template.read("fixtures.json")?.toString() ?? "null"));
  } catch {
    return null;
  }
}
