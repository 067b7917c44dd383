"use strict";
/*
 * Copied beside a file `now` and loaded into n8n and its Code runner before anything else: the time
 * stands still, at what that file says, so that a run gives the same texts on every day. A Code
 * node has a context, and thus a clock, of its own; dice fall the same way in each of them.
 */
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const vm = require("node:vm");

const LOOK_MS = 5;
let now = Date.parse("2026-11-18T10:00:00Z");
let looked = 0;

function timeNow() {
  if (performance.now() - looked > LOOK_MS) {
    looked = performance.now();
    now = timeInFile() || now;
  }
  return now;
}

function timeInFile() {
  try {
    return Date.parse(readFileSync(join(__dirname, "now"), "utf8"));
  } catch {
    return 0;
  }
}

function stopTime(time) {
  const Running = Date;
  globalThis.Date = class Date extends Running {
    constructor(...parts) {
      if (parts.length === 0) super(time());
      else super(...parts);
    }
    static now() {
      return time();
    }
  };
}

function loadDice() {
  let state = 1;
  Math.random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const { createContext } = vm;
vm.createContext = (...args) => {
  const context = createContext(...args);
  vm.runInContext(`(${String(stopTime)})`, context)(timeNow);
  vm.runInContext(`(${String(loadDice)})()`, context);
  return context;
};
stopTime(timeNow);
