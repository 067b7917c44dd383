import type { z } from "zod";

export type Contract = {
  method: string;
  /** Parameters are written as `:name` or `:name{pattern}`. */
  path: string;
  guarded: boolean;
  params: Record<string, z.ZodType | undefined>;
  query: Record<string, z.ZodType | undefined>;
  headers: Record<string, z.ZodType | undefined>;
  bodies: z.ZodType[];
  /** Whether the body is a form, as in requests to pages. Endpoints take JSON. */
  form: boolean;
  /** The handler may compare a value of the request with these string literals. */
  literals: string[];
};
