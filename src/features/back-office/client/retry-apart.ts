import { ApiError } from "#client/api.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";

type Part<Details> = {
  /** Path of the item below /api. */
  path: string;
  /** The part of the item that the change is about, as this staff member saw it. */
  seen: unknown;
  /** Returns the same part from newer details of the item. */
  partOf: (details: Details) => unknown;
  versionOf: (details: Details) => number;
};

/**
 * Sends a change. If the server refuses it because the item has a newer version, compares the part that the change is
 * about. If nobody has changed this part, sends the change again with the newest version number. Two people can thus
 * edit different fields at the same time.
 * @param send - gets the version number to send in place of the one that this staff member saw
 */
export async function retryApart<Details, Answer>(
  send: (version?: number) => Promise<Answer>,
  { path, seen, partOf, versionOf }: Part<Details>,
): Promise<Answer> {
  try {
    return await send();
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 409) throw failure;
    const present = await accountFetch<Details>(path).catch(() => undefined);
    if (!present || JSON.stringify(partOf(present)) !== JSON.stringify(seen)) throw failure;
    return send(versionOf(present));
  }
}
