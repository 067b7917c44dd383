import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { checkWorkflow, openCatalog, readWorkflows, type CatalogData } from "./checkup.ts";
import { Graph } from "./read/graph.ts";

const catalog = openCatalog(
  JSON.parse(readFileSync("packages/check/data/nodes-light.json", "utf8")) as CatalogData,
);

/** Shapes of test workflows. A function returns the indexes of the steps that follow the step at `place`. */
const KINDS: Record<string, (place: number, count: number) => number[]> = {
  "in a row": (place, count) => (place + 1 < count ? [place + 1] : []),
  "in a ring": (place, count) => [(place + 1) % count],
  "with a second connection each": (place, count) => [(place + 1) % count, (place * 7) % count],
  "in rings of four": (place) => [place % 4 === 3 ? place - 3 : place + 1],
  "all behind the first": (place, count) =>
    place === 0 ? Array.from({ length: count - 1 }, (_, one) => one + 1) : [],
};

/** Checks a workflow of `count` steps. @returns how often the check looked at the connections of a step */
function visitsFor(count: number, leadsTo: (place: number, count: number) => number[]): number {
  const name = (place: number) => `Step ${place}`;
  const places = Array.from({ length: count }, (_, place) => place);
  const text = JSON.stringify({
    name: "Grown",
    nodes: places.map((place) => ({
      name: name(place),
      type: place === 0 ? "n8n-nodes-base.manualTrigger" : "n8n-nodes-base.set",
      typeVersion: place === 0 ? 1 : 3.4,
      position: [place * 200, 0],
      parameters: {},
    })),
    connections: Object.fromEntries(
      places.map((place) => [
        name(place),
        { main: [leadsTo(place, count).map((to) => ({ node: name(to), type: "main", index: 0 }))] },
      ]),
    ),
  });
  const [read] = readWorkflows(text).workflows ?? [];
  if (!read) throw new Error("the workflow cannot be read");
  const looks = [vi.spyOn(Graph.prototype, "leaving"), vi.spyOn(Graph.prototype, "arriving")];
  checkWorkflow(read.file, { catalog });
  const visits = looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const look of looks) look.mockRestore();
  return visits;
}

test.each(Object.entries(KINDS))(
  "a workflow of twice as many steps %s takes little more than twice the work",
  (_, leadsTo) => {
    expect(visitsFor(800, leadsTo) / visitsFor(400, leadsTo)).toBeLessThan(2.5);
  },
);
