export async function loadClient() {
  const { authClient } = await import("./auth-client.ts");
  return authClient();
}
export type Client = Awaited<ReturnType<typeof loadClient>>;
