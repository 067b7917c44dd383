const loaded = Promise.withResolvers<void>();

export async function loadClient() {
  const client = (await import("./auth-client.ts")).authClient();
  loaded.resolve();
  return client;
}

/** Is fulfilled once this page has loaded the client library. */
export const clientLoaded: Promise<void> = loaded.promise;

/** Removes from this browser a session that the account service has ended. */
export async function dropSession() {
  await loadClient();
  return (await import("./auth-client.ts")).dropSession();
}

export type Client = Awaited<ReturnType<typeof loadClient>>;
