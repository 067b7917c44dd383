import { describe, expect, test } from "vitest";
import { compileFunction } from "node:vm";
import { parse } from "./parse.ts";
import { codeIn } from "./split-expression.ts";

const problemIn = (code: string, isExpression: boolean) => parse(code, isExpression).problem;

/** Lets Node parse the code without running it. @returns Node's error message, or undefined */
function nodesProblem(code: string, isExpression: boolean): string | undefined {
  const wrapped = code.trimStart().startsWith("{") ? `(${code})` : code;
  try {
    compileFunction(isExpression ? wrapped : `(async function () {${code}\n})`);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe("code that n8n cannot parse is reported", () => {
  test.each([
    "$json.name +",
    "$json.name + )",
    "($json.name",
    "$json.items[0",
    "'text",
    "`text ${$json.a}",
    "{ a: 1 ",
    "[1, 2) ",
    "$json.a $json.b",
    "&& $json.a",
    "$json.a ? : 2",
    "$json.a == = 2",
    "",
    "$json.“a”",
  ])("expression %s", (code) => {
    expect(problemIn(code, true)).toBeDefined();
    if (code !== "") expect(nodesProblem(code, true)).toBeDefined();
  });

  test.each([
    "return [",
    "const a = 'b;\nreturn a;",
    "if (a) { return 1;",
    "return a +\n}",
    "return /[/;\nlet b = `;",
  ])("script %s", (code) => {
    expect(problemIn(code, false)).toBeDefined();
    expect(nodesProblem(code, false)).toBeDefined();
  });
});

describe("code that n8n can parse is not reported", () => {
  test.each([
    "$json.a ?? 'b'",
    "$json.a?.b ? .5 : -1",
    "$json.list.map((one) => ({ a: one.a, ...one })).join(', ')",
    '`a ${$json.b ? `c ${1}` : "d"} e`',
    "$json.text.replace(/[/\"']+/g, '').split('}')",
    "a / b / c",
    "new Date($json.a) > new Date()",
    "typeof $json.a === 'string' && !$json.b",
    "$('A').all().filter(({ json: { a = 1 } }) => a in b)",
    "(() => { const a = 1; return a; })()",
    "{ a: 1 }",
    "$json.a++ || --$json.b",
    "1_000 * 1e3 + 0x1F",
    "$json.für",
  ])("expression %s", (code) => {
    expect(problemIn(code, true)).toBeUndefined();
    expect(nodesProblem(code, true)).toBeUndefined();
  });

  test.each([
    "const a = 1\nconst b = /a\\/b/.test('x')\nreturn [{ json: { a, b } }]",
    "switch (a) { case 1: break; default: }",
    "for (const a of b) { if (a) continue; }\nreturn `x`;",
    "async function a() { await b(); }\nclass C { #d = 1; get e() { return this.#d; } }",
    "// it's a comment\n/* { */\nreturn a ? b : c;",
    "label: while (true) { break label }\nreturn 1",
    "const { a, b: [c] = [], ...d } = await e\nfor await (let f of c) (async x => { await x })(f)",
    "class A extends B { static #c = 1; static { f(); } async *g([h], { i = 2 }) { yield* h } set j(k) {} }",
    "do x++; while (x < 9) y = x ? { z() {}, get: 1, [w]: 2, async: 3 } : (q, r) => ({ s: q })\nreturn /=/g.test(y)",
    "try { t() } catch { u?.[0]?.() } finally { new v.W; new X(...y) }\nreturn `a${`b${1}`}` + z`c`",
  ])("script %s", (code) => {
    expect(problemIn(code, false)).toBeUndefined();
    expect(nodesProblem(code, false)).toBeUndefined();
  });
});

test("a field is split into text and expressions as n8n splits it", () => {
  expect(codeIn("={{ 1 }} and {{ 2 }}")).toEqual([" 1 ", " 2 "]);
  expect(codeIn('={ "a": {{ $json.a }}}')).toEqual([" $json.a "]);
  expect(codeIn("=\\{{ 1 }}")).toEqual([]);
  expect(codeIn("={{ '\\}}' }}")).toEqual([" '}}' "]);
  expect(codeIn("={{ 1")).toEqual([" 1"]);
  expect(codeIn("{{ 1 }}")).toEqual([]);
});
