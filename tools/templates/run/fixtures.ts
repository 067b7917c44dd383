import { z } from "zod/v4";
import type { TemplateFolder } from "../library/template-folder.ts";

/** A cell of a spreadsheet. The text that it shows may differ from its value. */
const Cell = z.union([
  z.string(),
  z.number(),
  z.strictObject({ value: z.union([z.string(), z.number()]), shown: z.string() }),
]);

const Item = z.record(z.string(), z.unknown());

export const FixtureCase = z.strictObject({
  /** Begins with `normal:`, `rejected:`, `empty:` or `error:`. */
  name: z
    .string()
    .regex(
      /^(normal|rejected|empty|error): .{10,}/,
      'A case is named "normal: …", "rejected: …", "empty: …" or "error: …".',
    ),
  trigger: z.string(),
  /** Time of the run, from which dates are counted. Default: that of `clock.ts`. */
  clock: z.iso.datetime().optional(),
  /** Items that a node outputs without being run. `@today+2` and `@now-3h` stand for dates in UTC. */
  pin: z.record(z.string(), z.array(Item)),
  /**
   * Files that come with the items of a pinned node. Each item names its files by property, in the form that the
   * record has: `invoice.pdf (application/pdf)`.
   */
  files: z
    .record(z.string(), z.array(z.record(z.string(), z.string().regex(/^.+ \([^()]+\)$/))))
    .optional(),
  /** Rows of each sheet, headings first. Google Sheets nodes without pinned items run n8n's own code on them. */
  sheets: z.record(z.string(), z.array(z.array(Cell))).optional(),
  ran: z.array(z.string()).min(1),
  notRan: z.array(z.string()),
  json: z.record(z.string(), Item),
  /** Number of items that a node output in its last turn, at all its outputs together. */
  items: z.record(z.string(), z.int().nonnegative()).optional(),
  /** How the run ends. `error`: in a Stop and Error node. */
  status: z.enum(["success", "error"]).optional(),
});
export type FixtureCase = z.infer<typeof FixtureCase>;

export const Fixtures = z.strictObject({
  cases: z.array(FixtureCase).min(4),
  /** Faults of `templates:mutate` that make no difference to anybody, by their names, each with the reason. */
  equivalent: z
    .array(z.strictObject({ fault: z.string(), because: z.string().min(20) }))
    .default([]),
  /** Branches that no case can take, by their names in `templates:check`, each with the reason. */
  untried: z.array(z.strictObject({ branch: z.string(), because: z.string().min(20) })).default([]),
  /** Accepted findings of the runs with other data, by their kind and the step that shows them, with the reason. */
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

/** Returns null if a template has no cases, or they have an outdated format. */
export function readFixtures(template: TemplateFolder): Fixtures | null {
  try {
    return Fixtures.parse(JSON.parse(template.read("fixtures.json")?.toString() ?? "null"));
  } catch {
    return null;
  }
}
