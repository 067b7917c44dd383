import { expect, test } from "vitest";
import { searchScore } from "../../scripts/eval/search.ts";
import recorded from "./score.json" with { type: "json" };

test("the close matches answer no fewer searches than before", async () => {
  const { score, failed } = await searchScore("tuning");
  if (failed.length > 0) console.log(failed.join("\n"));
  for (const group of ["en", "de", "none"] as const) {
    expect(score[group].answered).toBeGreaterThanOrEqual(recorded.tuning[group].answered);
  }
});
