import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { TeamMember } from "../../contract.ts";
import { isProtected } from "../proofs/second-factor.ts";
import { listFactors, staffRows, userRows } from "../store.ts";

/** Lists all members of staff, the first ones first. */
export async function listTeam(
  { config: { supabase } }: Pick<Platform, "config">,
  db: Db,
): Promise<TeamMember[]> {
  const team: TeamMember[] = [];
  for (const member of await staffRows.list(db, "all", ["added_at"])) {
    const { user_id: id, name, added_at, joined_at } = member;
    const user = await userRows.find(db, id);
    team.push({
      id,
      name,
      email: user?.email ?? member.email ?? "",
      since: (joined_at ?? added_at).toISOString(),
      hasJoined: joined_at !== null,
      hasSecondFactor: supabase ? null : isProtected(await listFactors(db, id)),
    });
  }
  return team;
}
