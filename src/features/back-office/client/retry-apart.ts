import { ApiError } from "#client/api.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";

type Part<Details> = {
  /** Path of the item below /api. */
  path: string;
  /** The part that the change is about, as this person saw it. */
  seen: unknown;
  /** The same part of newer details. */
  partOf: (details: Details) => unknown;
  versionOf: (details: Details) => number;
};

/**
 * Sends a change. If the server refuses it because somebody else changed the item first, but not the part that the
 * change is about, sends it again with the newest version. Two people who work on different fields therefore do not
 * refuse each other.
 * @param send - gets the version to send in place of the one that this person saw
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
