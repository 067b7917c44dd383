import { z } from "zod";

/** Makes a query schema that refuses unknown parameters. A list that ignored a filter would be wrong. */
export function listQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === "unrecognized_keys"
        ? `This list can be asked for ${Object.keys(shape).join(", ")}, and for nothing else.`
        : undefined,
  });
}
