import { z } from "zod";
import type { ErasureResult } from "#features/privacy/contract.ts";
import type { SignedInPlace } from "#features/auth/contract.ts";
import { MAX_CODE, PASSWORD } from "#features/auth/limits.ts";

export const DeleteAccount = z
  .object({
    password: z.string("Please enter your password.").max(PASSWORD.maxCharacters).optional(),
    nonce: z.string("Please enter the code of our mail.").max(MAX_CODE).optional(),
    everything: z.boolean("Please say whether everything else is erased too.").default(false),
  })
  .refine(({ password, nonce }) => password || nonce, {
    error: "Please enter your password.",
    path: ["password"],
  });

export type DeleteAccount = z.output<typeof DeleteAccount>;

/** `erased` is null if only the account was deleted, and not the person's other data. */
export type AccountDeleted = { erased: ErasureResult | null };

/** State in the browser's history with which the account page shows that an account was deleted. */
export type DeletionState = { deletion?: AccountDeleted };

/** `lastAt`: ISO timestamp of the last download. */
export type OwnDownload = {
  templateId: string;
  title: string;
  slug: string;
  lastAt: string;
};

export type AccountDetails = { sessions: SignedInPlace[]; downloads: OwnDownload[] };
