export async function loadClient() {
  const { authClient } = await import("./auth-client.ts");
  return authClient();
}

export async function dropSession() {
  return (await import("./auth-client.ts")).dropSession();
}

export type Client = Awaited<ReturnType<typeof loadClient>>;
