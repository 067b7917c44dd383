import { expect, test } from "vitest";
import { stylesByPage } from "./page-styles.ts";

const styles = (css: string, html: string) => stylesByPage(css)(html);

test("a rule whose class is not in the page is left out, one without a class stays", () => {
  const css = ":root{--a:1}p{margin:0}.one{color:red}.two{color:blue}";
  expect(styles(css, '<p class="one">.two</p>')).toBe(":root{--a:1}p{margin:0}.one{color:red}");
});

test("escaped classes are found, also with characters that HTML escapes", () => {
  const css = ".md\\:p-2\\.5{a:b}.\\[\\&_p\\]\\:m-0 p{c:d}.\\32xl\\:x{e:f}.\\31 0{g:h}";
  expect(styles(css, '<i class="md:p-2.5">')).toBe(".md\\:p-2\\.5{a:b}");
  expect(styles(css, '<i class="x [&amp;_p]:m-0">')).toBe(".\\[\\&_p\\]\\:m-0 p{c:d}");
  expect(styles(css, '<i class="2xl:x">')).toBe(".\\32xl\\:x{e:f}");
});

test("a selector needs all of its classes, and a list one of its selectors", () => {
  const css = ".a .b{x:y}.c,.d{x:y}";
  expect(styles(css, '<i class="a">')).toBe("");
  expect(styles(css, '<i class="a b">')).toBe(".a .b{x:y}");
  expect(styles(css, '<i class="d">')).toBe(".c,.d{x:y}");
});

test("a class inside a function of a selector is not asked for beside another class", () => {
  const css = ".m:not(.off){x:y}.g:is(:where(.group):hover *){x:y}";
  expect(styles(css, '<i class="m g">')).toBe(css);
});

test("a selector with classes inside a function alone stays for any of them", () => {
  const css = ":where(.gap>:not(:last-child)){x:y}";
  expect(styles(css, '<i class="gap">')).toBe(css);
  expect(styles(css, '<i class="no">')).toBe("");
});

test("groups stay when one of their rules does, and layers always", () => {
  const css = "@layer a,b;@layer a{.x{c:d}}@media print{.x{c:d}.y{c:d}}@supports (a:b){.x{c:d}}";
  expect(styles(css, '<i class="y">')).toBe("@layer a,b;@layer a{}@media print{.y{c:d}}");
});

test("named at-rules stay when a kept declaration uses them", () => {
  const css =
    ".x{animation:turn 1s}.y{--b:1}@keyframes turn{to{rotate:1turn}}@property --b{inherits:false}";
  expect(styles(css, '<i class="x">')).toBe(
    ".x{animation:turn 1s}@keyframes turn{to{rotate:1turn}}",
  );
});

test("a variable of the theme stays when the styles or the page use it", () => {
  const css = "@layer theme{:root{--a:1px;--b:2px;--c:var(--a)}}.x{top:var(--c)}";
  expect(styles(css, '<i class="x">')).toBe(
    "@layer theme{:root{--a:1px;--c:var(--a)}}.x{top:var(--c)}",
  );
  expect(styles(css, '<i class="x" fill="var(--b)">')).toContain("--b:2px");
});

test("braces and semicolons in strings do not end a rule", () => {
  const css = '.x:before{content:"};{"}.y{a:b}';
  expect(styles(css, '<i class="x">')).toBe('.x:before{content:"};{"}');
});
