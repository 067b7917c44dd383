import { expect, test } from "vitest";
import { connectionsFor } from "./server/needed-connections.ts";

test("guides are found by types of credentials, each once, in the order of the overview", () => {
  const found = connectionsFor({
    types: ["slackApi", "gmailOAuth2", "nothingKnown", "googleDriveOAuth2Api"],
    tools: ["Slack"],
  });
  expect(found.map(({ slug }) => slug)).toEqual(["google", "slack"]);
});

test("a guide whose credential belongs to no one service is found by its tool", () => {
  const slugsFor = (...tools: string[]) =>
    connectionsFor({ types: ["httpHeaderAuth"], tools }).map(({ slug }) => slug);
  expect(slugsFor("Gmail", "Cal.com")).toEqual(["cal-com"]);
  expect(slugsFor("Gmail")).toEqual(["forms"]);
});
