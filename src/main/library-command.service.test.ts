import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfLibrary } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { runCommand } from "./commands.ts";

const PATHS = [
  "crm/merge_duplicate_contacts_in_hubspot_every_night",
  "crm/turn_won_pipedrive_deals_into_projects_on_a_notion_board",
];

test("npm run library reads the operator's folder anew while the site runs", async () => {
  const libraryDir = copyOfLibrary(PATHS);
  const platform = await createTestPlatform({ libraryDir });
  const run = () => runCommand(platform, { name: "library", args: [], stdin: "" });
  const listed = async () => {
    const { rows } = await platform.database.query(
      "select count(*)::int as n from templates where is_public",
    );
    return rows[0]?.["n"];
  };
  expect(await run()).toEqual({
    exitCode: 0,
    output: `Read 2 templates from ${libraryDir}; 0 are not listed.`,
  });
  expect(await listed()).toBe(2);
  const [first = ""] = PATHS;
  writeFileSync(join(libraryDir, first, "configuration.md"), "changed by hand");
  const { output } = await run();
  expect(output).toContain(`Read 1 templates from ${libraryDir}; 1 are not listed.\n${first}: `);
  expect(await listed()).toBe(1);
  renameSync(libraryDir, `${libraryDir}-away`);
  expect(await run()).toEqual({ exitCode: 1, output: `There is no library in ${libraryDir}.` });
  renameSync(`${libraryDir}-away`, libraryDir);
  expect(await listed()).toBe(1);
});
