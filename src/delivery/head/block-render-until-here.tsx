import { uses } from "../techniques.ts";

const ID = "render-until-here";

/**
 * To be put once, after what a visitor sees first of a page: until it has come so far, nothing is
 * painted, so that this comes in one step instead of several.
 */
export function BlockRenderUntilHere() {
  if (!uses("block-render")) return null;
  return (
    <>
      <link rel="expect" href={`#${ID}`} blocking="render" />
      <span id={ID} hidden />
    </>
  );
}
