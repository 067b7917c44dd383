import { z } from "zod/v4";
import type { TemplateFolder } from "../library/template-folder.ts";

/** A cell of a spreadsheet. `shown` is the text that people see; it may differ from the value. */
const Cell = z.union([
  z.string(),
  z.number(),
  z.strictObject({ value: z.union([z.string(), z.number()]), shown: z.string() }),
]);

const Item = z.record(z.string(), z.unknown());

export const FixtureCase = z.strictObject({
  name: z
    .string()
    .regex(
      /^(normal|rejected|empty|error): .{10,}/,
      'A case is named "normal: …", "rejected: …", "empty: …" or "error: …".',
    ),
  trigger: z.string(),
  /**
   * Time that the clock inside n8n shows in the run; `CLOCK` if missing. Placeholders such as `@today+2` are computed
   * from this time.
   */
  clock: z.iso.datetime().optional(),
  /**
   * Items by node: what the trigger outputs, or what a service answers to the node. `@today+2` is replaced by a date in
   * UTC, and `@now-3h` by a timestamp in UTC.
   */
  pin: z.record(z.string(), z.array(Item)),
  /**
   * Values that a user would enter, by placeholder. `Fixtures` copies them from the same field of the whole file into
   * every case.
   */
  entered: z.record(z.string(), z.string()).optional(),
  /**
   * Files of the items in `pin`, by node. Each list has one object for each item. The object's keys are the item's
   * binary properties. Its values are names and media types, such as `invoice.pdf (application/pdf)`.
   */
  files: z
    .record(z.string(), z.array(z.record(z.string(), z.string().regex(/^.+ \([^()]+\)$/))))
    .optional(),
  /**
   * By node: how many items of `pin` the node outputs for each item that arrives. With `[1, 2]`, it outputs one item
   * for the first and two for the second. Needed if a loop runs the node several times (the list then covers all
   * turns), or if the node outputs several items for one.
   */
  shares: z.record(z.string(), z.array(z.int().nonnegative())).optional(),
  /**
   * Rows of each Google sheet, by the name of the sheet. The first row contains the headings. Google Sheets nodes
   * without items in `pin` run n8n's own code on these rows.
   */
  sheets: z.record(z.string(), z.array(z.array(Cell))).optional(),
  ran: z.array(z.string()).min(1),
  notRan: z.array(z.string()),
  json: z.record(z.string(), Item),
  /**
   * Expected number of output items by node, all outputs together. If a node runs several times, its last run counts.
   */
  items: z.record(z.string(), z.int().nonnegative()).optional(),
  /** Expected end of the run. `error`: a Stop and Error node stops the run. */
  status: z.enum(["success", "error"]).optional(),
});
export type FixtureCase = z.infer<typeof FixtureCase>;

const WrittenFixtures = z.strictObject({
  /**
   * Values that a user would enter, by placeholder. Test runs replace placeholders such as `YOUR-COMPANY` in the node
   * "Set your values" by these values. Readers of a run then see what a user would see.
   */
  entered: z.record(z.string().min(1), z.string().min(1)).optional(),
  cases: z.array(FixtureCase.omit({ entered: true })).min(4),
  /** Faults of the mutation test that make no difference to anybody: the names of the mutants, each with the reason. */
  equivalent: z
    .array(z.strictObject({ fault: z.string(), because: z.string().min(20) }))
    .default([]),
  /** Branches that no case can take, each with the reason. */
  untried: z.array(z.strictObject({ branch: z.string(), because: z.string().min(20) })).default([]),
  /**
   * Accepted findings of the runs with changed data (folder `variants`). Each has its kind, the step in which it shows,
   * and the reason why it is no mistake.
   */
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

export const Fixtures = WrittenFixtures.transform(({ entered, cases, ...rest }) => ({
  ...rest,
  cases: cases.map((one): FixtureCase => (entered ? { ...one, entered } : one)),
}));
export type Fixtures = z.infer<typeof Fixtures>;

/** Reads `fixtures.json` of a template; null if the file is missing, or if its format is outdated. */
export function readFixtures(template: TemplateFolder): Fixtures | null {
  try {
    return Fixtures.parse(JSON.parse(template.read("fixtures.json")?.toString() ?? "null"));
  } catch {
    return null;
  }
}
