import { z } from "zod";
import { MAX_CODE, PASSWORD } from "#features/auth/limits.ts";

/** DELETE /api/account asks for the password once more, or for a code mailed to the own address. */
export const DeleteAccount = z
  .object({
    password: z.string("Please enter your password.").max(PASSWORD.maxCharacters).optional(),
    nonce: z.string("Please enter the code of our mail.").max(MAX_CODE).optional(),
  })
  .refine(({ password, nonce }) => password || nonce, {
    error: "Please enter your password.",
    path: ["password"],
  });

/** One of the places somebody is signed in; times are ISO. */
export type SignedInPlace = {
  id: string;
  userAgent: string;
  begunAt: string;
  usedAt: string;
  current: boolean;
};

/** A template somebody downloaded, newest first; `lastAt` is ISO. */
export type OwnDownload = {
  templateId: string;
  title: string;
  slug: string;
  lastAt: string;
};

/** Answer of GET /api/account/details. */
export type AccountDetails = { sessions: SignedInPlace[]; downloads: OwnDownload[] };
