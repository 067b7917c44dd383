import type { z } from "zod";

/** What an endpoint or a page reads of a request, as it was seen to read it. */
export type Contract = {
  method: string;
  /** With `:name` for what varies, and `:name{pattern}`. */
  path: string;
  /** Answers only those who are signed in. */
  guarded: boolean;
  params: Record<string, z.ZodType | undefined>;
  query: Record<string, z.ZodType | undefined>;
  headers: Record<string, z.ZodType | undefined>;
  /** Every schema that a body was put through. */
  bodies: z.ZodType[];
  /** Of pages: forms; of endpoints: JSON. */
  form: boolean;
  /** The literal texts of its code: words that a handler compares to. */
  words: string[];
};
