import { uses } from "../techniques.ts";

const ID = "render-until-here";

/** Put after what a visitor sees first, so that it is painted in one step instead of several. */
export function BlockRenderUntilHere() {
  if (!uses("block-render")) return null;
  return (
    <>
      <link rel="expect" href={`#${ID}`} blocking="render" />
      <span id={ID} hidden />
    </>
  );
}
