import type { User } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { loadClient } from "#features/auth/client/session/load-client.ts";

/** Reads the user from the account service: the copy in the browser may be an hour old. */
export function useFreshUser(): User | null {
  const { user } = useAuth();
  const [read, setRead] = useState<{ stored: User; fresh: User }>();
  useEffect(() => {
    let left = false;
    const load = async (stored: User) => {
      const client = await loadClient();
      const { data } = await client.getUser();
      if (!left && data.user) setRead({ stored, fresh: data.user });
    };
    if (user) void load(user);
    return () => {
      left = true;
    };
  }, [user]);
  return read?.stored === user ? (read?.fresh ?? null) : user;
}
