import type { z } from "zod";

/** The parts of a request that an endpoint or page has been seen to read. */
export type Contract = {
  method: string;
  /** Parameters are written as `:name` or `:name{pattern}`. */
  path: string;
  /** Whether the endpoint answers only people who are signed in. */
  guarded: boolean;
  params: Record<string, z.ZodType | undefined>;
  query: Record<string, z.ZodType | undefined>;
  headers: Record<string, z.ZodType | undefined>;
  /** All schemas with which the endpoint or page has parsed a body. */
  bodies: z.ZodType[];
  /** Whether bodies are forms, as for pages. Endpoints take JSON. */
  form: boolean;
  /** String literals in the source code. The handler may compare a value of the request with them. */
  literals: string[];
};
