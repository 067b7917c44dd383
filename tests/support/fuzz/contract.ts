import type { z } from "zod";

/** The parts of a request that an endpoint or a page was seen to read. */
export type Contract = {
  method: string;
  /** Path with parameters as `:name` and `:name{pattern}`. */
  path: string;
  /** Answers only those who are signed in. */
  guarded: boolean;
  params: Record<string, z.ZodType | undefined>;
  query: Record<string, z.ZodType | undefined>;
  headers: Record<string, z.ZodType | undefined>;
  /** Every schema that parsed a body. */
  bodies: z.ZodType[];
  /** Whether bodies are forms, as for pages; endpoints take JSON. */
  form: boolean;
  /** Literal texts in the code, which a handler may compare a value to. */
  words: string[];
};
