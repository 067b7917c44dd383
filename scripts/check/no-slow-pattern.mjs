import { RegExpParser } from "@eslint-community/regexpp";
import { analyse } from "scslre";

const parser = new RegExpParser();
/**
 * Options for scslre, a library that finds slow regular expressions. `Move: false` ignores expressions that are slow
 * only because the search starts again at each character. Their time grows with the square of the text's length, and
 * the site limits that length.
 */
const ONLY_BACKTRACKING = { reportTypes: { Move: false } };

/**
 * Finds parts of a regular expression that can match the same characters, such as `\s*` and `.*` in `/^\s*.*x/`. On a
 * long text without a match, such a pattern tries every way to divide the characters between the parts.
 * @param {string} pattern - the source of the expression, without slashes
 * @param {string} flags - of the expression, such as `u`
 * @returns {string[]} the parts, as they are written in the pattern
 */
export function slowParts(pattern, flags) {
  const unicode = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const parsed = {
    pattern: parser.parsePattern(pattern, 0, pattern.length, unicode),
    flags: parser.parseFlags(flags),
  };
  return analyse(parsed, ONLY_BACKTRACKING).reports.flatMap((report) =>
    (report.type === "Trade" ? [report.startQuant, report.endQuant] : [report.quant]).map(
      ({ raw }) => raw,
    ),
  );
}

const noSlowPattern = {
  create(context) {
    return {
      Literal(node) {
        if (!node.regex) return;
        const parts = slowParts(node.regex.pattern, node.regex.flags);
        if (parts.length === 0) return;
        const quoted = parts.map((part) => `"${part}"`).join(" and ");
        context.report({ node, message: `${quoted} can match the same characters.` });
      },
    };
  },
};

export default { meta: { name: "patterns" }, rules: { "no-slow-pattern": noSlowPattern } };
