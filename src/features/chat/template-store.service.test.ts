import { beforeEach, expect, test } from "vitest";
import { libraryChanged } from "#features/templates/server/service.ts";
import { addTemplate } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { findTemplateFacts } from "./server/answer/template-store.ts";

usePlatform();

let slug = "";
beforeEach(async () => {
  ({ slug } = await addTemplate(platform, { title: "Greet guests" }));
  libraryChanged(platform);
});

test("the facts of a template follow a change of the library", async () => {
  expect(await findTemplateFacts(platform, slug)).toMatchObject({ title: "Greet guests" });
  await platform.database.query("update templates set title = 'Greet all guests'");
  libraryChanged(platform);
  expect(await findTemplateFacts(platform, slug)).toMatchObject({ title: "Greet all guests" });
});

test("a hidden template has no facts", async () => {
  expect(await findTemplateFacts(platform, slug)).toBeDefined();
  await platform.database.query("update templates set is_public = false");
  libraryChanged(platform);
  expect(await findTemplateFacts(platform, slug)).toBeUndefined();
});

test("facts that could not be read once are read again", async () => {
  const { query } = platform.database;
  platform.database.query = () => Promise.reject(new Error("away"));
  await expect(findTemplateFacts(platform, slug)).rejects.toThrow("away");
  platform.database.query = query;
  expect(await findTemplateFacts(platform, slug)).toMatchObject({ title: "Greet guests" });
});
