"use strict";
/*
 * Loaded into n8n and its Code runner before anything else: the time stands still, so that a run
 * gives the same texts on every day. A Code node has a context, and thus a clock, of its own; dice
 * fall the same way in each of them.
 */
const vm = require("node:vm");

const NOW = Date.parse("2026-11-18T10:00:00Z");

function stopTime(now) {
  const Running = Date;
  globalThis.Date = class Date extends Running {
    constructor(...parts) {
      if (parts.length === 0) super(now);
      else super(...parts);
    }
    static now() {
      return now;
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
  vm.runInContext(`(${String(stopTime)})(${NOW});(${String(loadDice)})();`, context);
  return context;
};
stopTime(NOW);
