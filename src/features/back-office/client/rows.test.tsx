import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Row } from "./rows.tsx";

test("a title has an id only for actions that name it, because it may be any words", () => {
  const html = (row: object) => renderToStaticMarkup(<Row id="main" title="main" {...row} />);
  expect(html({})).not.toContain("id=");
  expect(html({ actions: <button aria-describedby="main">x</button> })).toContain(
    '<span id="main"',
  );
});
