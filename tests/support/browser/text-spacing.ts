/** The largest text spacing that pages have to support (WCAG 1.4.12). */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Runs in the page. Names the texts that this text spacing cuts off, and that are complete without it. */
export async function cutBySpacing(spacing: string): Promise<string[]> {
  // A browser lays out a box with `content-visibility: auto` only near the window. Elsewhere its size may be wrong.
  await add("* { content-visibility: visible !important }");
  const before = cutTexts();
  await add(spacing);
  const after = cutTexts();
  document.adoptedStyleSheets.splice(-2);
  return [...after].filter(([node]) => !before.has(node)).map(([, text]) => text);

  async function add(style: string) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }

  /** Finds texts that a box cuts off, in a part to which nobody can scroll. */
  function cutTexts(): Map<Node, string> {
    const cut = new Map<Node, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
      // A text with an ellipsis shows that there is more, so it may be cut off.
      const isShortened = getComputedStyle(parent).textOverflow === "ellipsis";
      const cutter = isShortened ? undefined : cutterOf(parent, rects);
      if (cutter) cut.set(node, `${node.textContent.trim().slice(0, 40)} (by ${cutter.className})`);
    }
    return cut;
  }

  function cutterOf(element: Element, rects: DOMRect[]): Element | undefined {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      // An element of 1 px is there for screen readers only.
      if (frame.width <= 1 || frame.height <= 1) return undefined;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const isCut = rects.some(
        ({ left, right, top, bottom }) =>
          (hides(overflowX) && (left < frame.left - 2 || right > frame.right + 2)) ||
          (hides(overflowY) && (top < frame.top - 4 || bottom > frame.bottom + 4)),
      );
      if (isCut) return box;
      const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
      if (scrolls(overflowX) || scrolls(overflowY) || position === "fixed") return undefined;
    }
    return undefined;
  }
}

export { SPACING as READERS_SPACING };
