import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/**
 * For each room, the other rooms that it imports, types included. A room is a folder, or a file outside of all folders.
 */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

const { imports: ALIASES } = JSON.parse(readFileSync("package.json", "utf8")) as {
  imports: Record<string, string>;
};

/**
 * Reads which rooms import which others. Tests are left out.
 * @param folder - from the repository's root, such as `src/features/`; "" for the root itself
 * @param pattern - of the files to read
 */
export function roomGraph(folder: string, pattern = `${folder}**/*.{ts,tsx}`): RoomGraph {
  const roomOf = (path: string) => path.slice(folder.length).split("/")[0] ?? "";
  const graph = new Map<string, Set<string>>();
  for (const file of globSync(pattern, { exclude: isLeftOut })) {
    const from = roomOf(file);
    const imported = importsIn(readFileSync(file, "utf8"))
      .flatMap((name) => resolveImport(file, name) ?? [])
      .filter((path) => path.startsWith(folder) && roomOf(path) !== from);
    graph.set(from, new Set([...(graph.get(from) ?? []), ...imported.map(roomOf)]));
  }
  return graph;
}

/** Finds groups of rooms in which each room imports all others, directly or through other rooms. */
export function ringsIn(graph: RoomGraph): string[][] {
  const rooms = [...graph.keys()].toSorted();
  const reached = new Map(rooms.map((room) => [room, reachedFrom(graph, room)]));
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) === true;
  const rings = rooms.map((room) =>
    rooms.filter((other) => reaches(room, other) && reaches(other, room)),
  );
  return rings.filter((ring, place) => ring[0] === rooms[place]);
}

/** Lists the modules in `import … from`, `export … from`, `import "…"` and `import("…")`. */
export function importsIn(source: string): string[] {
  const statements =
    /^(?:import|export)\s[^;"'`]*?\bfrom\s*"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;
  return [...source.matchAll(statements)].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? "");
}

/** Finds the file that an import means. @returns the path from the repository's root, or undefined for a package */
function resolveImport(file: string, name: string): string | undefined {
  if (name.startsWith(".")) return posix.join(posix.dirname(file), name);
  for (const [alias, target] of Object.entries(ALIASES)) {
    const prefix = alias.slice(0, -1);
    if (name.startsWith(prefix)) return posix.join(target.slice(0, -1), name.slice(prefix.length));
  }
  return undefined;
}

function isLeftOut(path: string): boolean {
  return path.endsWith("node_modules") || /\.test\.tsx?$/.test(path);
}

function reachedFrom(graph: RoomGraph, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    for (const next of graph.get(room) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
