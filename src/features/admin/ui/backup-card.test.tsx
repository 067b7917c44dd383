import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { formatDateTime } from "#shared/text/format-date.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { Overview } from "../contract.ts";
import { BackupCard, BackupTroubleCard } from "./backup-card.tsx";

const MADE = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
const GOOD: Overview["backups"] = {
  off: false,
  at: MADE,
  place: "/data/backups/2026.tar.gz",
  overdue: false,
  copies: true,
  copiedAt: MADE,
  triedAt: MADE,
  failures: [],
};

const textOf = (changes: Partial<Overview["backups"]>) => {
  const backups = { ...GOOD, ...changes };
  return renderToStaticMarkup(
    <MemoryRouter>
      <BackupTroubleCard backups={backups} />
      <BackupCard backups={backups} />
    </MemoryRouter>,
  );
};

test("a good backup is shown with its age and place, and nothing is red", () => {
  const text = textOf({});
  for (const part of ["5 hours ago", GOOD.place, "Copied elsewhere", "it was whole"])
    expect(text).toContain(part);
  expect(text).not.toContain('role="alert"');
});

test("missing, outdated and failed backups are shown in red, in plain words", () => {
  const days = new Date(Date.now() - 4 * DAY_MS).toISOString();
  expect(textOf({ overdue: true, at: days })).toMatch(/role="alert".*is too old.*4 days ago/s);
  expect(textOf({ overdue: true, at: null, place: null })).toMatch(/role="alert".*no backup of/s);
  const failures = [{ step: "copied", at: MADE, why: "disk full" }] as const;
  expect(textOf({ failures: [...failures] })).toMatch(
    new RegExp(`role="alert".*could not be copied.*, on ${formatDateTime(MADE)}: disk full`, "s"),
  );
  const tried = [{ step: "restored", at: MADE, why: "cut" }] as const;
  expect(textOf({ failures: [...tried] })).toContain("npm run backup -- --try");
});

test("if others make the backups, or the first is made tonight, the card says so and nothing is red", () => {
  const none = { at: null, place: null, copiedAt: null, triedAt: null };
  expect(textOf({ ...none, off: true })).toMatch(/not here.*makes no backups of its PostgreSQL/s);
  expect(textOf(none)).toMatch(/none yet.*made tonight/s);
  for (const off of [true, false]) expect(textOf({ ...none, off })).not.toContain('role="alert"');
});
