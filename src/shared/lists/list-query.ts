import { z } from "zod";

/**
 * Makes a schema for the query parameters of a list, which refuses unknown parameters. If a mistyped filter were
 * ignored, the list would contain wrong rows.
 */
export function listQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === "unrecognized_keys"
        ? `This list can be asked for ${Object.keys(shape).join(", ")}, and for nothing else.`
        : undefined,
  });
}
