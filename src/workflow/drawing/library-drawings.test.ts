import { expect, test } from "vitest";
import type { StoredPorts } from "#check/read/ports.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { drawWorkflow } from "./diagram.ts";
import { curvePoints } from "./edge-path.ts";
import { faultsOf } from "./faults.ts";
import { estimateWidth } from "./label-lines.ts";
import { boundsOf, frameOf, isIn, LINE_HEIGHT, withMargin, type PlacedEdge } from "./layout.ts";
import { crosses, labelBox, overlap } from "./obstacles.ts";
import { layOutForPage, PAGE_ROOM } from "./page-layout.ts";

/* The layouts of all templates take seconds, so all tests of them are in this file. */

const LAID_OUT = TEMPLATES.map(({ folder, json }) => {
  const { ports } = json("metadata.json") as { ports: StoredPorts };
  const workflow = json("workflow.json");
  return { folder, workflow, layout: layOutForPage(readWorkflow(workflow), ports) };
});

const DRAWN = LAID_OUT.map(({ folder, layout }) => {
  const sections = layout.notes.flatMap((note) => frameOf(note, layout.nodes) ?? []);
  const bounds = boundsOf(layout.nodes, sections, layout.edges);
  const { width, height } = bounds;
  const covered = sections.reduce((sum, box) => sum + box.width * box.height, 0);
  const drawn = withMargin(bounds, 16).width;
  const nameSize = (layout.nodes[0]?.label.line ?? NaN) / LINE_HEIGHT;
  return {
    folder,
    height,
    nameSize,
    drawn,
    share: covered / (width * height),
    faults: faultsOf(layout),
  };
});

test("each name stands inside of its section, with space on both sides", () => {
  const drawn = LAID_OUT.flatMap(({ workflow, layout }) => {
    const known = { ports: {}, kinds: new Map<string, string>(), arrange: () => layout };
    const { nodes, sections } = drawWorkflow(workflow, known);
    return nodes.flatMap(({ label, ...box }) => {
      const section = sections.find((one) => isIn(box, one));
      const half =
        Math.max(...label.lines.map((line) => estimateWidth(line, label.line / LINE_HEIGHT))) / 2;
      return section && !label.inside
        ? [Math.min(label.x - half - section.x, section.x + section.width - label.x - half)]
        : [];
    });
  });
  expect(drawn.length).toBeGreaterThan(500);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(12);
});

test("no name meets another name, a node or a wire, and no wire meets a node", () => {
  const met = LAID_OUT.flatMap(({ folder, layout: { nodes, edges } }) => {
    const names = nodes.flatMap((step) => {
      const box = labelBox(step);
      return box ? [{ name: step.name, box }] : [];
    });
    const byNames = names.flatMap(({ name, box }) => [
      ...names.flatMap((other) => (other.name < name && overlap(box, other.box) ? other.name : [])),
      ...nodes.flatMap((other) => (other.name !== name && overlap(box, other) ? other.name : [])),
    ]);
    const byWires = edges
      .filter(({ kind }) => kind === "main")
      .flatMap(({ from, to, start, end, corners = curvePoints(start, end) }) => [
        ...names.flatMap(({ name, box }) => (crosses(corners, box) ? `${from} - ${name}` : [])),
        ...nodes.flatMap(({ name, ...box }) =>
          name !== from && name !== to && crosses(corners, box) ? `${from} - ${name}` : [],
        ),
      ]);
    return [...byNames, ...byWires].map((found) => `${folder}: ${found}`);
  });
  expect(met).toEqual([]);
});

test("wires to different steps stay apart, and so do a branch and the way out of a failure", () => {
  const shared = LAID_OUT.flatMap(({ folder, layout: { edges } }) =>
    edges.flatMap((one, place) =>
      edges
        .slice(0, place)
        .filter(
          (other) =>
            (one.to !== other.to || one.isError !== other.isError) &&
            lanesOf(one).some((lane) => lanesOf(other).some((taken) => isShared(lane, taken))),
        )
        .map((other) => `${folder}: ${one.from} - ${one.to}, ${other.from} - ${other.to}`),
    ),
  );
  // Three pairs of wires still share a line, because on any other route a wire would run through a name or a heading.
  expect(shared.length).toBeLessThanOrEqual(3);
});

type Lane = { isFlat: boolean; at: number; from: number; to: number };

function lanesOf({ corners = [] }: PlacedEdge): Lane[] {
  return corners.slice(1).flatMap((b, place) => {
    const a = corners[place];
    if (!a) return [];
    const isFlat = a.y === b.y;
    const [from, to] = isFlat ? [a.x, b.x] : [a.y, b.y];
    return { isFlat, at: isFlat ? a.y : a.x, from: Math.min(from, to), to: Math.max(from, to) };
  });
}

function isShared(one: Lane, other: Lane): boolean {
  const length = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return one.isFlat === other.isFlat && Math.abs(one.at - other.at) < 8 && length > 48;
}

test("a drawing that would be up to a quarter too wide fits into its page with names of 12 pixels", () => {
  const tooWide = DRAWN.filter(
    ({ drawn, nameSize }) => drawn / 2 <= 1.25 * PAGE_ROOM && (drawn * 12) / nameSize > PAGE_ROOM,
  );
  // Larger names would be shortened in these, or make the drawing much higher or more tangled.
  expect(tooWide.map(({ folder }) => folder)).toEqual([
    "templates/ai_agents/transcribe_telegram_voice_notes_into_tasks_and_calendar_entries",
    "templates/bookings/collect_table_reservations_from_a_form_and_confirm_by_whatsapp",
    "templates/finance/remind_customers_of_overdue_quickbooks_invoices_until_they_pay",
  ]);
});

test("no drawing is mostly empty: sections cover at least two fifths of it", () => {
  const empty = DRAWN.filter(({ share }) => share < 0.4);
  expect(empty.map(({ folder, share }) => [folder, share])).toEqual([]);
});

test("no drawing is taller than five rows of sections", () => {
  const tall = DRAWN.filter(({ height }) => height > 5 * 304);
  expect(tall.map(({ folder, height }) => [folder, height])).toEqual([]);
});

test("branches that moved leave few crossings", () => {
  // If every node stays at its position in the workflow file, all drawings together have 65 faults, such as crossings.
  // The limit is a little higher: a branch is also moved if this adds a few faults but makes the drawing much lower.
  expect(DRAWN.reduce((sum, { faults }) => sum + faults, 0)).toBeLessThanOrEqual(70);
});
