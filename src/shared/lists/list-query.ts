import { z } from "zod";

/** Refuses unknown names: the answer would not be what was asked for. */
export function listQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === "unrecognized_keys"
        ? `This list can be asked for ${Object.keys(shape).join(", ")}, and for nothing else.`
        : undefined,
  });
}
