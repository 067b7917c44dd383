import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBrowser } from "./storage.ts";

function storage() {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  return Object.create(methods) as Storage;
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
});

afterEach(() => vi.unstubAllGlobals());

/** Loads the module as a page does after a reload. */
async function reload() {
  vi.resetModules();
  return import("./draft.ts");
}

test("a draft is there after a reload, until it is removed", async () => {
  (await reload()).writeDraft("note", { text: "Called." });
  const { readDraft, writeDraft } = await reload();
  expect(readDraft("note")).toEqual({ text: "Called." });
  writeDraft("note", undefined);
  expect(readDraft("note")).toBeUndefined();
  expect((await reload()).readDraft("note")).toBeUndefined();
});

test("a draft is stored only in its place", async () => {
  const { inPage, readDraft, writeDraft } = await reload();
  writeDraft("page", { text: "a" }, inPage);
  writeDraft("browser", { text: "b" }, inBrowser);
  expect(readDraft("page", inPage)).toEqual({ text: "a" });
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(["browser"]);
});

test.each(["", "null", "{", "7"])("an invalid stored draft (%j) counts as none", async (text) => {
  sessionStorage.setItem("note", text);
  expect((await reload()).readDraft("note")).toBeUndefined();
});

test("a browser without storage keeps a draft as long as the page", async () => {
  vi.unstubAllGlobals();
  const { readDraft, writeDraft } = await reload();
  writeDraft("note", { text: "Called." });
  expect(readDraft("note")).toEqual({ text: "Called." });
});

test("a sign-out removes the drafts of signed-in people, and no others", async () => {
  const before = await reload();
  before.writeDraft(before.ownDraftKey("ada", "/admin Save"), { now: {} });
  before.writeDraft("contact-draft", { values: {} });
  const { ownDraftKey, readDraft, removeOwnDrafts } = await reload();
  removeOwnDrafts();
  expect(readDraft(ownDraftKey("ada", "/admin Save"))).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual(["contact-draft"]);
});
