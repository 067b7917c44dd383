import type { User } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { loadClient } from "#features/auth/client/session/load-client.ts";

/** As the account service knows the user now: what the browser keeps may be an hour old. */
export function useFreshUser(): User | null {
  const { user } = useAuth();
  const [read, setRead] = useState<{ kept: User; fresh: User }>();
  useEffect(() => {
    let left = false;
    const ask = async (kept: User) => {
      const client = await loadClient();
      const { data } = await client.getUser();
      if (!left && data.user) setRead({ kept, fresh: data.user });
    };
    if (user) void ask(user);
    return () => {
      left = true;
    };
  }, [user]);
  return read?.kept === user ? (read?.fresh ?? null) : user;
}
