import type { Ast } from "./ast.ts";
import { resultOf } from "./members.ts";
import { Operators } from "./operators.ts";
import { ANY, BOOLEAN, listOf, NUMBER, type Shape } from "./shapes.ts";

/**
 * `isEach`: the loop goes over all items that the step gets. `isPartial`: the loop may skip some of them. `branches`
 * and `functions`: how many conditions and how many functions surround the loop.
 */
type Loop = { isEach: boolean; isPartial: boolean; branches: number; functions: number };

export abstract class Lists extends Operators {
  protected loop: Loop | undefined;

  /**
   * Describes a loop over a list. The check assumes that the loop goes over all items that the step gets. It does not
   * if the loop is inside another loop, or if the list may have more or fewer entries than there are items.
   */
  protected loopOver({ kind, count }: Shape): Loop {
    const isEach = !this.loop && (kind !== "list" || count === "each");
    const { branches, functions } = this;
    return { isEach, isPartial: false, branches, functions };
  }

  /**
   * Marks the current loop as a loop that may skip entries, because the code can end an iteration early, for example by
   * `continue` or `return`.
   */
  protected leaveOut(): void {
    if (this.loop?.functions === this.functions) this.loop = { ...this.loop, isPartial: true };
  }

  /** Updates the known length of a list to which the code adds values. */
  protected countPushed(list: Shape, values: readonly Ast[]): void {
    const { count } = list;
    const { loop } = this;
    const isOne = values.length === 1 && values[0]?.kind !== "spread";
    const isAlways =
      loop?.isEach &&
      !loop.isPartial &&
      this.branches === loop.branches &&
      this.functions === loop.functions;
    delete list.count;
    if (isOne && isAlways && count === 0) list.count = "each";
    else if (isOne && !loop && this.functions === 0 && typeof count === "number")
      list.count = count + 1;
  }

  protected overEntries(
    list: Shape,
    name: string,
    callback: Shape,
    hasStart: boolean,
    isUsed: boolean,
  ): Shape {
    const entry = list.of ?? ANY;
    const around = this.loop;
    this.loop = { ...this.loopOver(list), functions: this.functions + 1 };
    const gives =
      callback.run?.(
        name === "reduce"
          ? [hasStart ? ANY : entry, entry, NUMBER]
          : /sort/i.test(name)
            ? [entry, entry]
            : [entry, NUMBER, list],
      ) ?? ANY;
    this.loop = around;
    const isAsync = gives.kind === "promise";
    if (name === "forEach") {
      if (isAsync) this.misuse("runs .forEach() with an async function, for which nobody waits");
      return ANY;
    }
    if (
      isUsed &&
      gives.kind === "nothing" &&
      callback.ast?.parts.at(-1)?.kind === "block" &&
      !/\bthrow\b/.test(callback.text ?? "")
    )
      this.misuse(`runs .${name}() with a function in { } that gives nothing back (return)`);
    if (isAsync && name !== "map" && name !== "flatMap" && name !== "reduce")
      this.misuse(`runs .${name}() with an async function, whose promise counts as yes each time`);
    if (/sort/i.test(name) && gives.kind === "boolean")
      this.misuse(`runs .${name}() with a comparison that gives yes or no instead of a number`);
    const { count } = list;
    if (name === "map")
      return {
        ...listOf(gives.kind === "nothing" && !isUsed ? ANY : gives),
        ...(count === undefined ? {} : { count }),
      };
    if (/sort/i.test(name)) return list.kind === "list" ? list : listOf(ANY);
    if (name === "filter") return listOf(entry);
    if (/^find(?:Last)?$/.test(name)) return entry.kind === "record" ? entry : ANY;
    if (name === "flatMap") return listOf(gives.kind === "list" ? (gives.of ?? ANY) : ANY);
    return name === "some" || name === "every" ? BOOLEAN : resultOf("list", name);
  }
}
