import { z } from "zod";

/** Decision 21: one UUID for each filled form, repeated on a retry. */
export const IdempotencyKey = z
  .uuid("The Idempotency-Key header must be a UUID.")
  .transform((key) => key.toLowerCase())
  .optional();
