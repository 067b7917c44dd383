import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requestContext } from "#platform/http/context.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { loader } from "./page.tsx";

async function load(platform: TestPlatform, path = "/") {
  const context = new RouterContextProvider();
  const request = new Request(`http://localhost${path}`);
  context.set(requestContext, { platform, address: "192.0.2.1", origin: "" });
  const { data, init } = await loader({ request, context, params: {} } as never);
  return { library: data.library, cached: new Headers(init?.headers).has("X-Cache-Page") };
}

test("the page is cached with the library's figures, and complete without the database", async () => {
  const platform = await createTestPlatform();
  await fillLibrary(platform);
  const found = await load(platform);
  expect(found).toMatchObject({
    library: { shown: expect.arrayContaining(["education"]) },
    cached: true,
  });
  expect((await load(platform, "/?searched=zebra")).cached).toBe(false);
  expect((await load(platform, "/?cases=41")).cached).toBe(false);

  const away = await createReplica();
  away.database = {
    ...away.database,
    query: () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" })),
  };
  expect(await load(away)).toEqual({ library: undefined, cached: false });
});
