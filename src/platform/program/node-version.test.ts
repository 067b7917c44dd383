import { expect, test } from "vitest";
import { nodeComplaint } from "./node-version.ts";

test.each(["24.7.0", "24.10.1", "26.0.0", "100.1.0"])("Node %s is new enough", (version) => {
  expect(nodeComplaint(version, "24.7")).toBeUndefined();
});

test.each(["4.9.1", "20.19.2", "22.22.0", "24.6.9"])(
  "Node %s is refused as too old, with a sentence",
  (version) => {
    expect(nodeComplaint(version, "24.7")).toMatch(
      new RegExp(`needs Node 24\\.7 or newer; this is ${version}\\. .*npm start`),
    );
  },
);
