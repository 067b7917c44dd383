import type { INodeProperties } from "n8n-workflow";
import { expect, test } from "vitest";
import { isShown } from "../../../packages/check/src/facts/conditions.ts";
import { readParameters } from "../../../packages/check/src/facts/parameters.ts";
import { groupedParameters } from "./parameter-text.ts";

const field = (name: string, operation: string[], resource = ["task"]): INodeProperties => ({
  displayName: name,
  name,
  type: "string",
  default: "",
  required: true,
  displayOptions: { show: { resource, operation } },
});

/** Lists the names of the fields that n8n shows for an operation, in the order of the stored facts. */
function shownFor(properties: INodeProperties[], operation: string, resource = "task"): string[] {
  const fields = { operation, resource };
  return readParameters(groupedParameters(properties, "all"))
    .filter(({ shown }) => isShown(shown, { root: fields, fields, version: 1, isTool: false }))
    .map(({ name }) => name);
}

test("fields of operations that share some fields stay in the order of n8n's editor", () => {
  const properties = [
    field("team", ["create"]),
    field("folder", ["create"]),
    field("team", ["getAll"]),
    field("space", ["getAll"]),
    field("folder", ["getAll"]),
  ];
  expect(shownFor(properties, "create")).toEqual(["team", "folder"]);
  expect(shownFor(properties, "getAll")).toEqual(["team", "space", "folder"]);
});

test("operations with the same fields share a group", () => {
  const properties = ["get", "close", "open"].flatMap((operation) => [
    field("team", [operation]),
    field("folder", [operation]),
  ]);
  expect(groupedParameters(properties, "all")).toEqual(["r=task&o=get|close|open;team*,folder*"]);
});

test("every order of fields in three operations of two resources is kept", () => {
  const orders = ["abc", "acb", "bac", "bca", "cab", "cba", "ab", "ba", "c"].map((one) =>
    one.split(""),
  );
  for (const get of orders)
    for (const close of orders)
      for (const open of orders) {
        const properties = [
          ...get.map((name) => field(name, ["get"])),
          ...close.map((name) => field(name, ["close"])),
          ...open.map((name) => field(name, ["open"], ["task", "list"])),
        ];
        const found = [
          shownFor(properties, "get"),
          shownFor(properties, "close"),
          shownFor(properties, "open"),
          shownFor(properties, "open", "list"),
        ];
        expect(found).toEqual([get, close, open, open]);
      }
});
