import { z } from "zod";

/** DELETE /api/account asks for the password once more. */
export const DeleteAccount = z.object({
  password: z.string("Please enter your password.").min(1, "Please enter your password.").max(1000),
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
