const LOADED = "auth-client-loaded";
let announced = false;

export async function loadClient() {
  const client = (await import("./auth-client.ts")).authClient();
  if (!announced) window.dispatchEvent(new Event(LOADED));
  announced = true;
  return client;
}

/**
 * Registers a listener that is called once the client library is loaded.
 * @returns a function that removes the listener
 */
export function onClientLoaded(listener: () => void): () => void {
  window.addEventListener(LOADED, listener);
  return () => window.removeEventListener(LOADED, listener);
}

/** Removes a session that the service has ended from this browser. */
export async function dropSession() {
  await loadClient();
  return (await import("./auth-client.ts")).dropSession();
}

export type Client = Awaited<ReturnType<typeof loadClient>>;
