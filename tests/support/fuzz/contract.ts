import type { z } from "zod";

/** The parts of a request that an endpoint or page has been seen to read. */
export type Contract = {
  method: string;
  /** Parameters are written as `:name` or `:name{pattern}`. */
  path: string;
  /** Whether it answers only people who are signed in. */
  guarded: boolean;
  params: Record<string, z.ZodType | undefined>;
  query: Record<string, z.ZodType | undefined>;
  headers: Record<string, z.ZodType | undefined>;
  /** Every schema with which it has parsed a body. */
  bodies: z.ZodType[];
  /** Whether bodies are forms, as for pages. Endpoints take JSON. */
  form: boolean;
  /** Texts in the source code, with which a handler may compare a value. */
  literals: string[];
};
