import { expect, test } from "vitest";
import { stylesByPage } from "./page-styles.ts";

const styles = (css: string, html: string) => stylesByPage(css)(html);

test("a rule whose class is not in the page is left out; a rule without a class stays", () => {
  const css = ":root{--a:1}p{margin:0}.one{color:red}.two{color:blue}";
  expect(styles(css, '<p class="one">.two</p>')).toBe(":root{--a:1}p{margin:0}.one{color:red}");
});

test("escaped classes are found, also with characters that HTML escapes", () => {
  const css = ".md\\:p-2\\.5{a:b}.\\[\\&_p\\]\\:m-0 p{c:d}.\\32xl\\:x{e:f}.\\31 0{g:h}";
  expect(styles(css, '<i class="md:p-2.5">')).toBe(".md\\:p-2\\.5{a:b}");
  expect(styles(css, '<i class="x [&amp;_p]:m-0"><p>')).toBe(".\\[\\&_p\\]\\:m-0 p{c:d}");
  expect(styles(css, '<i class="2xl:x">')).toBe(".\\32xl\\:x{e:f}");
});

test("a rule stays if the page has all classes of a selector; of a list of selectors, one is enough", () => {
  const css = ".a .b{x:y}.c,.d{x:y}";
  expect(styles(css, '<i class="a">')).toBe("");
  expect(styles(css, '<i class="a b">')).toBe(".a .b{x:y}");
  expect(styles(css, '<i class="d">')).toBe(".c,.d{x:y}");
});

test("a class inside a function of a selector is not required beside another class", () => {
  const css = ".m:not(.off){x:y}.g:is(:where(.group):focus *){x:y}";
  expect(styles(css, '<i class="m g">')).toBe(css);
});

test("a rule whose only classes are inside a function stays if the page has any of them", () => {
  const css = ":where(.gap>:not(:last-child)){x:y}";
  expect(styles(css, '<i class="gap">')).toBe(css);
  expect(styles(css, '<i class="no">')).toBe("");
});

test("a group stays if one of its rules does, and a layer stays always", () => {
  const css = "@layer a,b;@layer a{.x{c:d}}@media tv{.x{c:d}.y{c:d}}@supports (a:b){.x{c:d}}";
  expect(styles(css, '<i class="y">')).toBe("@layer a,b;@layer a{}@media tv{.y{c:d}}");
});

test("a named at-rule stays if a declaration that stays uses it", () => {
  const css =
    ".x{animation:turn 1s}.y{--b:1}@keyframes turn{to{rotate:1turn}}@property --b{inherits:false}";
  expect(styles(css, '<i class="x">')).toBe(
    ".x{animation:turn 1s}@keyframes turn{to{rotate:1turn}}",
  );
});

test("a variable of the theme stays if the styles or the page use it", () => {
  const css = "@layer theme{:root{--a:1px;--b:2px;--c:var(--a)}}.x{top:var(--c)}";
  expect(styles(css, '<i class="x">')).toBe(
    "@layer theme{:root{--a:1px;--c:var(--a)}}.x{top:var(--c)}",
  );
  expect(styles(css, '<i class="x" fill="var(--b)">')).toContain("--b:2px");
});

test("a declaration that stands several times in a row stays once", () => {
  expect(styles("p{a:b;a:b;a:b;c:d;a:b}", "<p>")).toBe("p{a:b;c:d;a:b}");
});

test("braces and semicolons in strings do not end a rule", () => {
  const css = '.x:before{content:"};{"}.y{a:b}';
  expect(styles(css, '<i class="x">')).toBe('.x:before{content:"};{"}');
});

test("a rule for elements that the page does not have is left out", () => {
  const css =
    "hr{a:b}sub,p{c:d}.x td{e:f}:where(select) option{g:h}[tabindex='1']:focus{i:j}*{k:l}";
  expect(styles(css, '<p class="x">')).toBe("sub,p{c:d}[tabindex='1']:focus{i:j}*{k:l}");
  expect(styles(css, '<hr><td class="x"><option>')).toBe(css.replace("sub,p{c:d}", ""));
});

test("rules that the first paint does not need are left out: for print, forced colors, opening, hovering, parts of date fields", () => {
  const css =
    "@media print{p{a:b}}@starting-style{p{a:b}}@media (forced-colors:active){p{a:b}}@media (hover:hover){p{a:b}}p:hover{a:b}:-moz-focusring{a:b}::selection{a:b}::-webkit-datetime-edit{a:b}p,::backdrop{c:d}";
  expect(styles(css, "<p>")).toBe("p,::backdrop{c:d}");
});

test("a variable that only an unused variable refers to is left out with it", () => {
  const css = "@layer theme{:root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}}.x{top:var(--c)}";
  expect(styles(css, '<i class="x">')).toBe(
    "@layer theme{:root{--c:var(--d);--d:2px}}.x{top:var(--c)}",
  );
});

test("the styles of a page depend on no page before it", () => {
  const ofPage = stylesByPage("@layer theme{:root{--a:1px;--b:2px}}.x{c:d}.y{e:f}");
  const pages = [
    '<i class="x">',
    '<i class="y">',
    '<i class="x" fill="var(--b)">',
    '<i class="y x">',
  ];
  const alone = (html: string) =>
    stylesByPage("@layer theme{:root{--a:1px;--b:2px}}.x{c:d}.y{e:f}")(html);
  for (const html of [...pages, ...pages]) expect(ofPage(html)).toBe(alone(html));
  expect(new Set(pages.map(ofPage)).size).toBe(pages.length);
});

test("a variable that the theme sets loses its fallback; any other variable keeps it", () => {
  const css = "@layer theme{:root{--a:1px}}p{margin:var(--a,2px) var(--b,3px)}";
  expect(styles(css, "<p>")).toContain("p{margin:var(--a) var(--b,3px)}");
});
