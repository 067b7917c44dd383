import { expect, test } from "vitest";
import { searchScore } from "../../scripts/eval/search.ts";
import recorded from "./score.json" with { type: "json" };

const SETS = ["tuning", "trades", "everyday"] as const;

test.each(SETS)(
  "the page of search results answers no fewer searches of the set %s than before",
  async (set) => {
    const { score, failed } = await searchScore(set);
    if (failed.length > 0) console.log(failed.join("\n"));
    for (const group of ["en", "de", "none"] as const) {
      expect(score[group].answered).toBeGreaterThanOrEqual(recorded[set][group].answered);
    }
  },
);
